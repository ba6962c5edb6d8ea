"""The sign of the house: two cards before an eight-pointed star."""

from __future__ import annotations

from ornament import star

SPADE = (
    "M0 -27C8 -14 26 -4 26 12C26 22 19 28 11.5 28C7.5 28 4 26 2 23C2.7 30 5.5 35 9.5 38L-9.5 38"
    "C-5.5 35 -2.7 30 -2 23C-4 26 -7.5 28 -11.5 28C-19 28 -26 22 -26 12C-26 -4 -8 -14 0 -27Z"
)

APP_ICON = f"""<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect x="8" y="8" width="240" height="240" rx="56" fill="#A4603F"/>
  <rect x="18" y="18" width="220" height="220" rx="47" fill="#1F5D52"/>
  {star(128, 128, 103, "#F2B84B")}
  {star(128, 128, 88, "#1F5D52")}
  {star(128, 128, 84, "#266A5C")}
  <g transform="translate(94 130) rotate(-14)">
    <rect x="-43" y="-58" width="90" height="128" rx="11" fill="#0E2F2A" fill-opacity=".35"/>
    <rect x="-45" y="-62" width="90" height="126" rx="11" fill="#FFF7E8"/>
    <rect x="-39" y="-56" width="78" height="114" rx="6" fill="#A8432A"/>
    {star(-15, -14, 17, "#FFF7E8")}
    {star(-15, 26, 9, "#E7A98D")}
    {star(-15, -45, 7, "#E7A98D")}
  </g>
  <g transform="translate(154 130) rotate(9)">
    <rect x="-43" y="-58" width="92" height="130" rx="11" fill="#0E2F2A" fill-opacity=".35"/>
    <rect x="-45" y="-63" width="92" height="130" rx="11" fill="#FFFDF8"/>
    <g transform="translate(1 0) scale(1.15)"><path d="{SPADE}" fill="#15202F"/></g>
  </g>
</svg>
"""
