import { darken, mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { lettered, type ObjectArt, PAPER, readablePrint, stage } from './stage'

const WOOD = '#a97b4d'

/** A print between two wooden rails, hung on a nail. */
export const poster: ObjectArt = ({ tones, label }) => {
  const [x, y, w, h] = [300, 250, 600, 800]
  const sheet = `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  return [
    stage(tones, 1200),
    path('M330 236L600 92L870 236', { stroke: '#6b5a44', width: 5 }),
    ellipse({ x: 600, y: 90, rx: 11, ry: 11 }, '#5a4a38'),
    path(sheet, { fill: '#2a1d12', opacity: 0.1, transform: 'translate(26 34)' }),
    path(sheet, { fill: '#2a1d12', opacity: 0.14, transform: 'translate(12 16)' }),
    path(sheet, tones.base),
    polygon(
      [
        [552, 470],
        [648, 470],
        [842, 1010],
        [358, 1010],
      ],
      tones.lively,
    ),
    polygon(
      [
        [552, 470],
        [648, 470],
        [722, 1010],
        [478, 1010],
      ],
      { fill: PAPER, opacity: 0.22 },
    ),
    rect({ x: 597, y: y, w: 6, h: 100 }, tones.print),
    emblem('lamp', { x: 600, y: 420, size: 210, fill: tones.print, cut: tones.base }),
    lettered(
      label ?? 'Pod lampom',
      { face: 'abril', leading: 1.04 },
      { x: 600, y: 850, width: 330, height: 220, size: 110, fill: readablePrint(tones.lively), maxLines: 4 },
    ),
    rect({ x: x - 26, y: y - 24, w: w + 52, h: 40, r: 6 }, WOOD),
    rect({ x: x - 26, y: y - 24, w: w + 52, h: 11, r: 5 }, mix(WOOD, PAPER, 0.3)),
    rect({ x: x - 26, y: y + h - 16, w: w + 52, h: 40, r: 6 }, WOOD),
    rect({ x: x - 26, y: y + h + 12, w: w + 52, h: 12, r: 5 }, darken(WOOD, 0.25)),
  ].join('')
}
