import { darken, lighten, mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { cypress, ridge } from './elements/land'
import { glow, lightDefs, moon, stars } from './elements/light'
import { H, type Scene, type SceneArt, sky, vertical, W } from './elements/tones'

const SEA = 640

/** A lighthouse island at night: the beam, the keeper's house, the open water. */
export const island: SceneArt = (scene) => {
  const { tones, random } = scene
  const isMirrored = random.chance(0.5)
  const view = [
    sky(tones, SEA),
    stars(random, tones, 480, 90),
    lightDefs(tones),
    moon(tones, 330, 170, 46),
    ridge(random, { y: SEA - 6, swing: 30, fill: mix(tones.far, tones.skyLow, 0.35), waves: 3.2 }).svg,
    vertical('water', { top: SEA, bottom: H, from: mix(tones.skyLow, tones.mid, 0.5), to: tones.near }),
    beam(scene),
    rocks(scene),
    tower(scene),
    swell(scene),
    emblem('boat', { x: 330, y: 760, size: 120, fill: tones.paper, cut: tones.mid }),
  ].join('')
  return isMirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${view}</g>` : view
}

function beam({ tones }: Scene) {
  return (
    polygon(
      [
        [1108, 262],
        [1108, 290],
        [-40, 520],
        [-40, 250],
      ],
      { fill: tones.light, opacity: 0.3 },
    ) +
    polygon(
      [
        [1108, 268],
        [1108, 284],
        [-40, 430],
        [-40, 310],
      ],
      { fill: mix(tones.light, '#ffffff', 0.4), opacity: 0.3 },
    ) +
    polygon(
      [
        [1150, 266],
        [1150, 286],
        [W + 40, 330],
        [W + 40, 210],
      ],
      { fill: tones.light, opacity: 0.34 },
    )
  )
}

function rocks({ tones }: Scene) {
  const rock = mix(tones.wall, tones.dark, 0.35)
  return [
    path(
      `M640 ${SEA + 60}C720 ${SEA + 10} 800 ${SEA - 20} 880 ${SEA - 70}C960 ${SEA - 120} 1080 ${SEA - 130} 1220 ${SEA - 110}C1340 ${SEA - 90} 1440 ${SEA - 10} 1560 ${SEA + 60}Z`,
      rock,
    ),
    path(
      `M880 ${SEA - 70}C960 ${SEA - 120} 1080 ${SEA - 130} 1220 ${SEA - 110}C1180 ${SEA - 70} 1000 ${SEA - 70} 940 ${SEA - 30}C900 ${SEA - 34} 880 ${SEA - 50} 880 ${SEA - 70}Z`,
      lighten(rock, 0.14),
    ),
    path(
      `M1220 ${SEA - 110}C1340 ${SEA - 90} 1440 ${SEA - 10} 1560 ${SEA + 60}H1300C1320 ${SEA} 1290 ${SEA - 60} 1220 ${SEA - 110}Z`,
      darken(rock, 0.25),
    ),
    ...[1330, 1372, 1410].map((x, index) => cypress(x, SEA - 40 + index * 24, 130 - index * 16, darken(tones.dark, 0.1))),
  ].join('')
}

function tower({ tones }: Scene) {
  const wall = mix(tones.paper, tones.wall, 0.12)
  const shade = darken(wall, 0.22)
  const foot = SEA - 112
  return [
    rect({ x: 900, y: foot - 66, w: 160, h: 96 }, shade),
    polygon(
      [
        [886, foot - 62],
        [980, foot - 124],
        [1074, foot - 62],
      ],
      tones.second,
    ),
    rect({ x: 930, y: foot - 36, w: 26, h: 34 }, tones.light),
    rect({ x: 1000, y: foot - 36, w: 26, h: 34 }, tones.light),
    polygon(
      [
        [1070, foot + 26],
        [1096, 320],
        [1162, 320],
        [1188, foot + 26],
      ],
      wall,
    ),
    polygon(
      [
        [1136, 320],
        [1162, 320],
        [1188, foot + 26],
        [1140, foot + 26],
      ],
      shade,
    ),
    polygon(
      [
        [1082, 470],
        [1176, 470],
        [1180, 520],
        [1078, 520],
      ],
      tones.second,
    ),
    polygon(
      [
        [1091, 370],
        [1167, 370],
        [1171, 416],
        [1087, 416],
      ],
      tones.second,
    ),
    path(`M1116 ${foot + 26}v-46a13 13 0 0 1 26 0v46Z`, tones.dark),
    rect({ x: 1076, y: 306, w: 106, h: 18, r: 5 }, tones.dark),
    glow(1129, 276, 250),
    rect({ x: 1102, y: 246, w: 54, h: 60 }, mix(tones.light, '#ffffff', 0.6)),
    path('M1102 246V306M1120 246V306M1138 246V306M1156 246V306', { stroke: tones.dark, width: 4 }),
    path('M1092 248A38 44 0 0 1 1166 248Z', tones.second),
    rect({ x: 1126, y: 176, w: 6, h: 32 }, tones.dark),
  ].join('')
}

function swell({ tones, random }: Scene) {
  const foam = Array.from({ length: 11 }, (_, index) =>
    path(`M${660 + index * 82} ${SEA + 62}q40 -16 82 0`, { stroke: tones.paper, width: 6, cap: 'round', opacity: 0.8 }),
  )
  const lines = Array.from({ length: 54 }, () => {
    const y = random.between(SEA + 86, H - 12)
    const w = 30 + (y - SEA) * random.between(0.2, 0.5)
    return rect(
      { x: random.between(-40, W), y, w, h: 4 + (y - SEA) * 0.012, r: 3 },
      { fill: random.chance(0.3) ? tones.light : mix(tones.skyLow, tones.mid, 0.3), opacity: 0.55 },
    )
  })
  return rect({ x: 600, y: SEA + 60, w: 1000, h: 14 }, { fill: tones.dark, opacity: 0.3 }) + foam.join('') + lines.join('')
}
