import { darken, lighten, mix } from '@/demo/art/base/colour'
import { group, path, polygon, rect } from '@/demo/art/base/svg'
import { cast, flatStage, lettered, type ObjectArt, PAPER, readablePrint } from './stage'

const WOOD = '#e3bd8a'
const TOP = 190
const LENGTH = 760

/** Five of a kind, sharpened, in neighbouring shades. */
export const pencils: ObjectArt = ({ tones, label }) => {
  const shades = [tones.deep, tones.base, tones.lively, mix(tones.base, PAPER, 0.45), tones.shade]
  return (
    flatStage(tones) +
    group(
      'transform="rotate(24 600 600)"',
      ...shades.map((shade, index) => pencil(300 + index * 126, TOP + (index % 2) * 44, shade, label ?? 'Pod lampom')),
    )
  )
}

function pencil(x: number, y: number, colour: string, words: string) {
  const [w, end] = [92, y + LENGTH]
  const tip = end + 150
  const print = readablePrint(colour)
  return [
    cast(`M${x} ${y - 60}h${w}V${end}L${x + w / 2} ${tip}L${x} ${end}Z`, 16, 14),
    rect({ x, y: y - 60, w, h: 70, r: 16 }, mix(colour, '#f0c9bd', 0.75)),
    rect({ x: x - 2, y: y - 6, w: w + 4, h: 56 }, '#c9b27a'),
    ...[4, 16, 34].map((dy) => rect({ x: x - 2, y: y + dy, w: w + 4, h: 5 }, '#a58d55')),
    rect({ x, y: y + 50, w, h: LENGTH - 50 }, colour),
    rect({ x, y: y + 50, w: w * 0.3, h: LENGTH - 50 }, lighten(colour, 0.22)),
    rect({ x: x + w * 0.7, y: y + 50, w: w * 0.3, h: LENGTH - 50 }, darken(colour, 0.22)),
    path(`M${x} ${end - 2}q${w * 0.15} 26 ${w * 0.3} 0q${w * 0.2} 30 ${w * 0.4} 0q${w * 0.15} 26 ${w * 0.3} 0L${x + w / 2} ${tip}Z`, WOOD),
    path(`M${x + w * 0.7} ${end}q${w * 0.15} 26 ${w * 0.3} 0L${x + w / 2} ${tip}Z`, { fill: '#b98c55', opacity: 0.55 }),
    polygon(
      [
        [x + w * 0.36, tip - 42],
        [x + w * 0.64, tip - 42],
        [x + w / 2, tip],
      ],
      darken(colour, 0.25),
    ),
    group(
      `transform="translate(${x + w / 2} ${y + 330}) rotate(90)"`,
      lettered(words, { face: 'playfair' }, { x: 0, y: 0, width: 420, size: 40, fill: print, maxLines: 1 }),
    ),
  ].join('')
}
