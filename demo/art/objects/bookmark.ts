import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { circle, group, path, polygon, rect } from '@/demo/art/base/svg'
import { cast, flatStage, lettered, type ObjectArt, PAPER, readablePrint, type Tones } from './stage'

const CARD = 'M0 24Q0 0 24 0H236Q260 0 260 24V836Q260 860 236 860H24Q0 860 0 836Z'

export const bookmark: ObjectArt = ({ tones, label }) =>
  [
    flatStage(tones),
    group('transform="translate(676 258) rotate(13) scale(0.94)"', tassel(tones.base), cast(CARD), path(CARD, PAPER), back(tones)),
    group(
      'transform="translate(262 290) rotate(-7) scale(0.94)"',
      tassel(tones.lively),
      cast(CARD),
      path(CARD, tones.base),
      front(tones, label ?? 'Pod lampom'),
    ),
  ].join('')

/** The lamp at the top and its light down the whole card. */
function front(tones: Tones, words: string) {
  return [
    polygon(
      [
        [112, 250],
        [148, 250],
        [236, 836],
        [24, 836],
      ],
      { fill: tones.lively, opacity: 0.95 },
    ),
    rect({ x: 128, y: 70, w: 4, h: 80 }, tones.print),
    emblem('lamp', { x: 130, y: 200, size: 150, fill: tones.print, cut: tones.base }),
    circle(130, 42, 15, mix(tones.base, '#000000', 0.45)),
    lettered(
      words,
      { face: 'playfair', leading: 1.15 },
      { x: 130, y: 740, width: 170, height: 130, size: 52, fill: readablePrint(tones.lively), maxLines: 3 },
    ),
  ].join('')
}

function back(tones: Tones) {
  const leaves = Array.from({ length: 10 }, (_, index) => {
    const y = 780 - index * 64
    const side = index % 2 === 0 ? 1 : -1
    const fill = index % 3 === 0 ? tones.lively : tones.base
    return path(
      `M130 ${y}C${130 + side * 30} ${y - 60} ${130 + side * 70} ${y - 70} ${130 + side * 94} ${y - 74}C${130 + side * 86} ${y - 30} ${130 + side * 50} ${y - 4} 130 ${y}Z`,
      fill,
    )
  })
  return path('M130 820V140', { stroke: tones.base, width: 6, cap: 'round' }) + leaves.join('') + circle(130, 42, 15, tones.ground)
}

const tassel = (colour: string) =>
  path('M130 44C112 10 148 -20 129 -52', { stroke: colour, width: 7 }) +
  path('M108 -50h42l8 -22h-58zM102 -74h54l8 -100q-35 12 -70 0Z', colour) +
  path('M117 -80l-4 -84M129 -80v-86M141 -80l4 -84', { stroke: mix(colour, '#000000', 0.25), width: 3 })
