"""The computer players, who know no more than their seat may."""
