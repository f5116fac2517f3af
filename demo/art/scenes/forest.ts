import { darken, mix } from '@/demo/art/base/colour'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { fir, ridge } from './elements/land'
import { glow, lightDefs, moon, stars } from './elements/light'
import { walker } from './elements/things'
import { H, type Scene, type SceneArt, sky, W } from './elements/tones'

/** Deep in the trees: a hut with its window lit, or somebody with a lantern. */
export const forest: SceneArt = (scene) => {
  const { tones, random } = scene
  const x = random.int(560, 1040)
  const layers = Array.from({ length: 4 }, (_, index) => {
    const fill = mix(tones.far, tones.near, index / 3)
    const ground = ridge(random, { y: 640 + index * 70, swing: 22, fill })
    const count = 15 - index * 2
    const trees = Array.from({ length: count }, (_, nth) => {
      const at = ((nth + random.between(0.1, 0.9)) / count) * W
      const isNearLight = index >= 2 && Math.abs(at - x) < 190
      return isNearLight ? '' : fir(at, ground.height(at) + 14, random.between(220, 330) + index * 56, fill)
    })
    return trees.join('') + ground.svg
  })
  return [
    sky(tones, 700),
    stars(random, tones, 330, 50),
    lightDefs(tones),
    moon(tones, x > 800 ? 330 : 1270, 190, 74),
    ...layers.slice(0, 2),
    glow(x, 740, 460),
    random.chance(0.5) ? hut(scene, x) : '',
    ...layers.slice(2),
    path(
      `M${x - 30} 792C${x - 110} 850 ${x + 60} 900 ${x - 130} ${H}H${x + 210}C${x + 250} 900 ${x + 90} 850 ${x + 36} 792Z`,
      mix(tones.near, tones.light, 0.24),
    ),
    lantern(scene, x + 26),
    ...[40, 190, 1420, 1560].map((at, index) => bareTrunk(at, index, darken(tones.dark, 0.2))),
  ].join('')
}

function hut({ tones }: Scene, x: number) {
  const wall = mix(tones.wood, tones.dark, 0.3)
  return [
    rect({ x: x - 110, y: 610, w: 220, h: 160 }, wall),
    polygon(
      [
        [x - 146, 620],
        [x, 500],
        [x + 146, 620],
      ],
      darken(wall, 0.4),
    ),
    rect({ x: x + 50, y: 516, w: 30, h: 70 }, darken(wall, 0.3)),
    rect({ x: x - 74, y: 656, w: 56, h: 56 }, tones.light),
    rect({ x: x - 48, y: 656, w: 4, h: 56 }, wall),
    rect({ x: x + 20, y: 650, w: 54, h: 120 }, mix(tones.light, wall, 0.45)),
  ].join('')
}

function lantern({ tones }: Scene, x: number) {
  return [
    walker(x, 884, 190, { coat: tones.second, skin: mix(tones.paper, '#c98d62', 0.55) }),
    path(`M${x + 24} 790L${x + 52} 812`, { stroke: tones.second, width: 13, cap: 'round' }),
    glow(x + 54, 842, 150),
    rect({ x: x + 42, y: 822, w: 24, h: 34, r: 5 }, mix(tones.light, '#ffffff', 0.5)),
    path(`M${x + 40} 822h28l-6 -10h-16z`, tones.dark),
  ].join('')
}

function bareTrunk(x: number, index: number, fill: string) {
  const w = 46 + (index % 2) * 22
  const side = x < W / 2 ? 1 : -1
  return (
    polygon(
      [
        [x - w / 2, H],
        [x - w * 0.3, -10],
        [x + w * 0.3, -10],
        [x + w / 2, H],
      ],
      fill,
    ) +
    path(
      `M${x} ${240 + index * 40}C${x + side * 40} ${220 + index * 40} ${x + side * 80} ${170 + index * 40} ${x + side * 104} ${110 + index * 40}M${x} ${420 + index * 30}C${x + side * 30} ${404 + index * 30} ${x + side * 54} ${372 + index * 30} ${x + side * 70} ${330 + index * 30}`,
      { stroke: fill, width: 16, cap: 'round' },
    )
  )
}
