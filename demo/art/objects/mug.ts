import { ellipse, path, ref } from '@/demo/art/base/svg'
import { brand, contactShadow, type ObjectArt, PAPER, roundLight, stage } from './stage'

export const mug: ObjectArt = (thing) => {
  const { tones } = thing
  const steam = 'M480 250C440 200 520 160 484 96M590 240C548 184 636 150 596 70M700 250C664 206 736 164 704 104'
  return [
    stage(tones, 860),
    contactShadow(590, 962, 330, 46),
    roundLight('cup', 300, 860, tones),
    path('M832 470C1010 440 1050 560 1010 660C972 754 880 790 806 788', { stroke: tones.shade, width: 64, cap: 'round' }),
    path('M832 462C1004 434 1040 556 1002 650C966 740 880 774 806 772', { stroke: tones.base, width: 46, cap: 'round' }),
    path('M300 380C300 620 316 800 352 930C380 972 780 972 808 930C844 800 860 620 860 380Z', ref('cup')),
    ellipse({ x: 580, y: 380, rx: 280, ry: 62 }, tones.light),
    ellipse({ x: 580, y: 384, rx: 262, ry: 53 }, tones.deep),
    path('M330 398C380 352 780 352 830 398C800 446 360 446 330 398Z', '#8a4b22'),
    path('M352 402C420 376 560 372 640 382C560 404 420 412 352 402Z', { fill: '#b4702f', opacity: 0.8 }),
    path(steam, { stroke: PAPER, width: 16, cap: 'round', opacity: 0.8 }),
    brand(thing, { x: 580, y: 690, size: 196, width: 380, fill: tones.print, cut: tones.base }),
  ].join('')
}
