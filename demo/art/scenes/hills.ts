import { lighten, mix } from '@/demo/art/base/colour'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { cypress, ridge } from './elements/land'
import { glow, lightDefs, moon, stars } from './elements/light'
import { type SceneArt, sky, W } from './elements/tones'

/** Vineyard hills in the dusk; the chapel has a light on. */
export const hills: SceneArt = ({ tones, random }) => {
  const rows = Array.from({ length: 5 }, (_, index) => {
    const fill = index < 3 ? mix(tones.far, tones.mid, index / 2) : mix(tones.mid, tones.dark, (index - 2) / 2.4)
    const hill = ridge(random, { y: 520 + index * 96, swing: 64 - index * 5, fill })
    const vines = index === 1 || index === 3 ? vineRows(hill.height, mix(fill, tones.light, 0.16)) : ''
    return { ...hill, fill, vines }
  })
  const [back, middle] = [rows[1], rows[2]]
  const chapelX = random.pick([420, 1040])
  const treesX = chapelX > 700 ? 320 : 1060
  return [
    sky(tones, 620),
    stars(random, tones, 300, 50),
    lightDefs(tones),
    moon(tones, chapelX > 700 ? 440 : 1180, 250, 92),
    ...rows.slice(0, 2).map(({ svg, vines }) => svg + vines),
    back
      ? glow(chapelX + 50, back.height(chapelX) - 60, 200) +
        chapel(chapelX, back.height(chapelX + 60) + 16, tones.paper, tones.second, tones.light)
      : '',
    ...rows.slice(2, 3).map(({ svg }) => svg),
    middle
      ? [0, 62, 118, 190, 246]
          .map((dx, index) =>
            cypress(treesX + dx, middle.height(treesX + dx) + 14, 150 + ((index * 47) % 80), mix(tones.dark, middle.fill, 0.2)),
          )
          .join('')
      : '',
    ...rows.slice(3).map(({ svg, vines }) => svg + vines),
  ].join('')
}

function vineRows(height: (x: number) => number, stroke: string) {
  return Array.from({ length: 6 }, (_, index) => {
    const points = Array.from(
      { length: 41 },
      (_, step) => `${step * 40} ${Math.round(height(step * 40) + 22 + index * (16 + (step * 40 * 14) / W))}`,
    )
    return path(`M${points.join('L')}`, { stroke, width: 4 })
  }).join('')
}

function chapel(x: number, foot: number, wall: string, roof: string, light: string) {
  return [
    rect({ x: x + 78, y: foot - 190, w: 46, h: 190 }, lighten(wall, 0.1)),
    polygon(
      [
        [x + 72, foot - 186],
        [x + 101, foot - 262],
        [x + 130, foot - 186],
      ],
      roof,
    ),
    rect({ x: x + 99, y: foot - 292, w: 4, h: 34 }, wall),
    rect({ x: x + 92, y: foot - 282, w: 18, h: 4 }, wall),
    rect({ x, y: foot - 96, w: 82, h: 96 }, wall),
    polygon(
      [
        [x - 10, foot - 92],
        [x + 36, foot - 140],
        [x + 84, foot - 92],
      ],
      roof,
    ),
    path(`M${x + 24} ${foot - 30}v-24a16 16 0 0 1 32 0v24Z`, light),
    path(`M${x + 92} ${foot - 136}v-18a9 9 0 0 1 18 0v18Z`, light),
  ].join('')
}
