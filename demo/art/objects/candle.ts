import { mix } from '@/demo/art/base/colour'
import { ellipse, glow, path, rect, ref } from '@/demo/art/base/svg'
import { brand, contactShadow, type ObjectArt, PAPER, roundLight, stage } from './stage'

/** A candle in a glass, lit. */
export const candle: ObjectArt = (thing) => {
  const { tones } = thing
  const wax = mix(tones.base, PAPER, 0.72)
  return [
    stage({ ...tones, ground: mix(tones.ground, '#5a4632', 0.1), floor: mix(tones.floor, '#4a3826', 0.16) }, 880),
    `<defs>${glow('flame', {
      x: 600,
      y: 330,
      r: 520,
      stops: [
        [0, '#fff1c4', 0.95],
        [0.4, '#ffdf9c', 0.4],
        [1, '#ffdf9c', 0],
      ],
    })}</defs>`,
    rect({ x: 0, y: 0, w: 1200, h: 1200 }, ref('flame')),
    contactShadow(600, 986, 300, 42),
    roundLight('glass', 330, 870, tones),
    path('M330 470V930C330 984 870 984 870 930V470Z', ref('glass')),
    ellipse({ x: 600, y: 470, rx: 270, ry: 56 }, tones.light),
    ellipse({ x: 600, y: 474, rx: 252, ry: 47 }, tones.deep),
    ellipse({ x: 600, y: 486, rx: 246, ry: 38 }, wax),
    ellipse({ x: 600, y: 482, rx: 120, ry: 17 }, mix(wax, '#ffe9b0', 0.7)),
    path('M600 480C596 450 606 440 601 410', { stroke: '#3a2a1c', width: 9, cap: 'round' }),
    path('M600 440C548 404 566 340 604 270C640 336 656 404 600 440Z', '#f6b13c'),
    path('M601 432C572 408 582 366 604 322C626 366 632 410 601 432Z', '#fff0b8'),
    path('M402 600H798V884H402Z', PAPER),
    path('M416 614H784V870H416Z', { stroke: mix(PAPER, tones.deep, 0.7), width: 3 }),
    brand(thing, { x: 600, y: 740, size: 142, width: 330, fill: mix(tones.deep, '#000000', 0.15), cut: PAPER }),
    path('M356 540V900', { stroke: '#ffffff', width: 12, cap: 'round', opacity: 0.4 }),
  ].join('')
}
