import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { group, path, rect } from '@/demo/art/base/svg'
import { cast, flatStage, lettered, type ObjectArt, PAPER, type Tones } from './stage'

export const notebook: ObjectArt = ({ tones, label }) =>
  [
    flatStage(tones),
    group('transform="rotate(9 640 640)"', book(tones, { x: 420, y: 250, cover: mix(tones.lively, PAPER, 0.12), edge: PAPER })),
    group(
      'transform="rotate(-6 540 620)"',
      book(tones, { x: 250, y: 190, cover: tones.base, edge: PAPER }),
      rect({ x: 250, y: 190, w: 74, h: 800 }, { fill: tones.deep, opacity: 0.5 }),
      rect({ x: 378, y: 330, w: 330, h: 250, r: 8 }, PAPER),
      rect({ x: 392, y: 344, w: 302, h: 222, r: 4 }, { stroke: tones.deep, width: 3 }),
      emblem('lamp', { x: 543, y: 418, size: 84, fill: tones.deep, cut: PAPER }),
      lettered(
        label ?? 'Pod lampom',
        { face: 'playfair', leading: 1.1 },
        { x: 543, y: 515, width: 260, height: 80, size: 46, fill: tones.deep },
      ),
      rect({ x: 736, y: 186, w: 26, h: 808 }, tones.lively),
      path('M560 990V1086L578 1066L596 1086V990Z', tones.lively),
    ),
  ].join('')

function book(tones: Tones, o: { x: number; y: number; cover: string; edge: string }) {
  const outline = `M${o.x} ${o.y}h560q28 0 28 28v744q0 28 -28 28h-560Z`
  const leaves = Array.from({ length: 4 }, (_, index) =>
    path(`M${o.x + 10} ${o.y + 806 + index * 5}H${o.x + 576}`, { stroke: mix(o.edge, tones.deep, 0.22), width: 1.6 }),
  )
  return (
    cast(outline) +
    path(`M${o.x + 8} ${o.y + 780}h578v36q0 12 -12 12h-566Z`, o.edge) +
    leaves.join('') +
    path(outline, o.cover) +
    path(`M${o.x} ${o.y}h560q28 0 28 28v14q0 -28 -28 -28h-560Z`, { fill: '#ffffff', opacity: 0.18 })
  )
}
