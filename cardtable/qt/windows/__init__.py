"""The rooms a person walks through: home, the options, the table, the sheets laid over it."""
