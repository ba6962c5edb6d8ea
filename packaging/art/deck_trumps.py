"""The trumps: one day of a town's festival, from the little bird's first song to the great star."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import deck_buildings as built
import deck_creatures as creatures
import deck_scenery as scenery
import deck_scenes_morning as morning
import deck_scenes_night as night
import deck_scenes_noon as noon
import deck_things as things
from deck_frames import BUST, framed_bust
from deck_index import Corner
from deck_notch import framed_scene
from deck_palette import PLUM
from deck_scenery import Hour
from deck_svg import placed, shape, star

Drawing = Callable[[], str]


@dataclass(frozen=True)
class Trump:
    """One hour of the day: its sky, its scene, the one thing that stands for it on small cards."""

    hour: Hour
    scene: Drawing
    emblem: Drawing


STORY = (
    Trump(scenery.FIRST_LIGHT, morning.first_song, creatures.little_bird),
    Trump(scenery.SUNRISE, morning.cock_crow, creatures.cock),
    Trump(scenery.MORNING, morning.at_the_well, built.well),
    Trump(scenery.MORNING, morning.fresh_bread, things.hot_loaf),
    Trump(scenery.MORNING, morning.open_gate, built.gate),
    Trump(scenery.NOON, morning.over_the_bridge, creatures.donkey),
    Trump(scenery.NOON, morning.market_day, built.stall),
    Trump(scenery.NOON, noon.kite_wind, things.kite),
    Trump(scenery.NOON, noon.windmill_hill, built.windmill),
    Trump(scenery.NOON, noon.noon_bell, things.bell),
    Trump(scenery.NOON, noon.long_table, things.jug),
    Trump(scenery.AFTERNOON, noon.siesta, creatures.sleeping_cat),
    Trump(scenery.AFTERNOON, noon.boat_race, things.sailing_boat),
    Trump(scenery.AFTERNOON, noon.puppet_play, things.puppet),
    Trump(scenery.AFTERNOON, night.carousel, creatures.wooden_horse),
    Trump(scenery.SUNSET, night.drum_dance, things.drum),
    Trump(scenery.SUNSET, night.storks_home, things.low_sun),
    Trump(scenery.DUSK, night.lantern_lane, things.lantern),
    Trump(scenery.DARK, night.river_lights, things.candle_boat),
    Trump(scenery.DARK, night.fireworks, things.firework),
    Trump(scenery.DARK, night.great_night, things.great_star),
)
TRUMPS = {f"T{number}": trump for number, trump in enumerate(STORY, start=1)}
OUDLERS = ("T1", "T21")

_EMBLEM_SCALE = 1.22
_STAR_BELOW = 0.6


def oudler_star(name: str, corner: Corner, ink: str) -> str:
    """Draw the small eight-pointed star that stands below the numbers of the little one, of the great one."""
    if name not in OUDLERS:
        return ""
    reach = corner.suit * _STAR_BELOW / 2
    return shape(star(reach, reach * 0.5, 8, 0, corner.axis, corner.top + corner.rank + corner.gap + reach), ink)


def trump_picture(name: str) -> str:
    """Draw a trump's scene in its frame."""
    return framed_scene(TRUMPS[name].scene(), starred=name in OUDLERS)


def trump_emblem(name: str) -> str:
    """Draw the one thing that stands for a scene, before the sky of its hour."""
    trump = TRUMPS[name]
    emblem = placed(trump.emblem(), BUST.axis, BUST.top + BUST.height / 2, _EMBLEM_SCALE)
    return framed_bust(emblem, trump.hour.middle, PLUM)
