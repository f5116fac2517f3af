import { darken, lighten } from '@/demo/art/base/colour'
import { circle, path, placed, rect } from '@/demo/art/base/svg'

/** All of these stand with the middle of their foot at (x, foot). */
export function mugOf(x: number, foot: number, w: number, colour: string) {
  return placed(
    { x, y: foot, scale: w / 100 },
    path('M46 -72C82 -77 82 -20 42 -24', { stroke: colour, width: 11 }),
    path('M-50 -92H50L40 -7Q38 0 28 0H-28Q-38 0 -40 -7Z', colour),
    path('M22 -92H50L40 -7Q38 0 28 0H14Z', { fill: darken(colour, 0.4), opacity: 0.28 }),
  )
}

export function sittingCat(x: number, foot: number, tall: number, fill: string) {
  return placed(
    { x, y: foot, scale: tall / 100 },
    path('M-26 0C-34 -34 -20 -58 -12 -66L-18 -98L-2 -84H8L22 -98L18 -66C32 -50 34 -22 28 0Z', fill),
    path('M24 -6C52 2 60 -18 48 -34', { stroke: fill, width: 9, cap: 'round' }),
  )
}

export function potPlant(x: number, foot: number, tall: number, o: { leaf: string; pot: string }) {
  const leaf = 'M0 -34C-12 -64 -7 -89 0 -100C7 -89 12 -64 0 -34Z'
  const leaves = [-64, -38, -14, 12, 38, 62].map((turn, index) =>
    path(leaf, { fill: index % 2 === 0 ? o.leaf : lighten(o.leaf, 0.14), transform: `rotate(${turn} 0 -34)` }),
  )
  return placed(
    { x, y: foot, scale: tall / 100 },
    ...leaves,
    path('M-19 -35H19L14 0H-14Z', o.pot),
    rect({ x: -21, y: -38, w: 42, h: 7, r: 1.5 }, darken(o.pot, 0.15)),
  )
}

/** Someone in a coat, with or without an umbrella. */
export function walker(x: number, foot: number, tall: number, o: { coat: string; skin: string; umbrella?: string }) {
  return placed(
    { x, y: foot, scale: tall / 200 },
    path('M-9 -60L-13 0M9 -60L15 0', { stroke: darken(o.coat, 0.45), width: 13, cap: 'round' }),
    path('M-26 -56C-34 -120 -22 -158 0 -158C22 -158 34 -120 26 -56Z', o.coat),
    circle(0, -178, 19, o.skin),
    path('M-20 -180A20 21 0 0 1 20 -180Z', darken(o.coat, 0.4)),
    o.umbrella ? umbrellaOf(o.umbrella) : '',
  )
}

function umbrellaOf(colour: string) {
  return (
    path('M20 -110V-240', { stroke: darken(colour, 0.4), width: 5 }) +
    path('M-64 -196A84 74 0 0 1 104 -196Q76 -212 48 -196Q20 -212 -8 -196Q-36 -212 -64 -196Z', colour)
  )
}
