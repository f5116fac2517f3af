import { darken, lighten, mix } from '@/demo/art/base/colour'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { brand, contactShadow, type ObjectArt, PAPER, stage, type Tones } from './stage'

/** The monthly box, opened: tissue, three books and an envelope look out. */
export const box: ObjectArt = (thing) => {
  const { tones } = thing
  return [
    stage(tones, 880),
    contactShadow(600, 1014, 430, 50),
    polygon(
      [
        [262, 560],
        [938, 560],
        [890, 480],
        [310, 480],
      ],
      tones.deep,
    ),
    polygon(
      [
        [310, 480],
        [890, 480],
        [934, 372],
        [266, 372],
      ],
      tones.light,
    ),
    polygon(
      [
        [310, 480],
        [890, 480],
        [893, 472],
        [307, 472],
      ],
      tones.shade,
    ),
    contents(tones),
    polygon(
      [
        [262, 556],
        [310, 482],
        [188, 540],
        [128, 622],
      ],
      tones.light,
    ),
    polygon(
      [
        [938, 556],
        [890, 482],
        [1012, 540],
        [1072, 622],
      ],
      tones.shade,
    ),
    path('M262 560H938V992Q938 1010 920 1010H280Q262 1010 262 992Z', tones.base),
    polygon(
      [
        [262, 560],
        [938, 560],
        [938, 596],
        [262, 596],
      ],
      { fill: tones.shade, opacity: 0.35 },
    ),
    path('M600 1010V930M262 930H938', { stroke: tones.shade, width: 3, opacity: 0.5 }),
    brand(thing, { x: 600, y: 772, size: 180, width: 520, fill: tones.print, cut: tones.base }),
  ].join('')
}

function contents(tones: Tones) {
  const spines = [
    { x: 352, w: 116, h: 230, colour: '#b5482e' },
    { x: 474, w: 92, h: 280, colour: '#12525c' },
    { x: 572, w: 128, h: 206, colour: '#e2a72e' },
  ].map(({ x, w, h, colour }) =>
    [
      rect({ x, y: 566 - h, w, h, r: 5 }, colour),
      rect({ x: x + w - 20, y: 566 - h, w: 20, h, r: 5 }, darken(colour, 0.22)),
      rect({ x: x + 14, y: 566 - h + 38, w: w - 28, h: 7 }, lighten(colour, 0.6)),
      rect({ x: x + 14, y: 566 - h + 54, w: w - 28, h: 3 }, lighten(colour, 0.6)),
    ].join(''),
  )
  const tissue = mix(PAPER, tones.lively, 0.14)
  return [
    polygon(
      [
        [720, 570],
        [700, 352],
        [880, 336],
        [900, 570],
      ],
      PAPER,
    ),
    path('M702 356L796 440L880 340', { stroke: mix(PAPER, '#8a7a62', 0.45), width: 4 }),
    ...spines,
    path(
      'M270 570C290 510 330 530 352 500C380 540 420 500 452 540C490 500 520 546 560 512C600 552 640 502 676 544C716 500 750 548 792 510C830 548 870 506 930 570Z',
      tissue,
    ),
    path('M330 570L352 500M452 540L440 570M560 512L572 570M676 544L660 570M792 510L806 570', {
      stroke: mix(tissue, '#8a7a62', 0.35),
      width: 3,
    }),
  ].join('')
}
