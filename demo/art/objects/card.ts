import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { blockPath, fitBlock } from '@/demo/art/base/lettering'
import { circle, clipPath, group, path, polygon, rect } from '@/demo/art/base/svg'
import { cast, flatStage, type ObjectArt, PAPER, type Thing } from './stage'

const W = 820
const H = 516
const CARD = `M40 0H${W - 40}Q${W} 0 ${W} 40V${H - 40}Q${W} ${H} ${W - 40} ${H}H40Q0 ${H} 0 ${H - 40}V40Q0 0 40 0Z`

/** A card and its back: membership, or a gift voucher. */
export const card: ObjectArt = (thing) =>
  [
    flatStage(thing.tones),
    `<defs>${clipPath('card', `<path d="${CARD}"/>`)}</defs>`,
    group('transform="translate(318 470) rotate(9)"', cast(CARD), group('clip-path="url(#card)"', back(thing))),
    group('transform="translate(110 290) rotate(-7)"', cast(CARD), group('clip-path="url(#card)"', front(thing))),
  ].join('')

function front({ tones, label }: Thing) {
  const block = fitBlock(label ?? 'Pod lampom', { face: 'playfair', leading: 1.08 }, { width: 430, height: 150, maxSize: 74, maxLines: 2 })
  return [
    rect({ x: 0, y: 0, w: W, h: H }, tones.base),
    polygon(
      [
        [590, 190],
        [690, 190],
        [900, 560],
        [380, 560],
      ],
      tones.lively,
    ),
    polygon(
      [
        [590, 190],
        [690, 190],
        [760, 560],
        [520, 560],
      ],
      { fill: PAPER, opacity: 0.25 },
    ),
    rect({ x: 637, y: -10, w: 6, h: 90 }, tones.print),
    emblem('lamp', { x: 640, y: 136, size: 190, fill: tones.print, cut: tones.base }),
    path(blockPath(block, { x: 60, y: 74 }), tones.print),
    ...Array.from({ length: 3 }, (_, index) =>
      rect({ x: 60 + index * 104, y: 420, w: 84, h: 12, r: 6 }, { fill: tones.print, opacity: 0.65 }),
    ),
    rect({ x: 60, y: 452, w: 190, h: 12, r: 6 }, { fill: tones.print, opacity: 0.4 }),
  ].join('')
}

function back({ tones, random }: Thing) {
  const face = mix(PAPER, tones.base, 0.06)
  const bars: string[] = []
  for (let x = 470; x < 750;) {
    const w = random.int(3, 11)
    bars.push(rect({ x, y: 330, w, h: 120 }, '#2a2a2a'))
    x += w + random.int(4, 10)
  }
  return [
    rect({ x: 0, y: 0, w: W, h: H }, face),
    rect({ x: 0, y: 62, w: W, h: 100 }, mix(tones.deep, '#1a1a1a', 0.5)),
    ...bars,
    circle(110, 400, 54, tones.base),
    emblem('lamp', { x: 110, y: 398, size: 66, fill: tones.print, cut: tones.base }),
  ].join('')
}
