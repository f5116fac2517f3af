import { path } from '@/demo/art/base/svg'
import { brand, contactShadow, type ObjectArt, stage } from './stage'

const BODY = 'M292 446C390 462 810 462 908 446C916 640 940 880 948 1034C740 1066 460 1066 252 1034C260 880 284 640 292 446Z'

export const tote: ObjectArt = (thing) => {
  const { tones } = thing
  const seams = { stroke: tones.shade, width: 4, dash: '14 10' }
  return [
    stage(tones, 930),
    contactShadow(600, 1044, 380, 40),
    path('M448 460V300C448 96 752 96 752 300V460', { stroke: tones.deep, width: 40 }),
    path(BODY, tones.base),
    path('M292 446C390 462 810 462 908 446L911 500C800 516 400 516 289 500Z', tones.light),
    path('M908 446C916 640 940 880 948 1034C890 1043 836 1049 780 1053C812 860 822 640 816 456Z', { fill: tones.shade, opacity: 0.55 }),
    path('M300 820C330 880 340 960 336 1044M420 720C400 840 430 960 420 1054M700 910C690 960 706 1010 700 1058', {
      stroke: tones.shade,
      width: 7,
      cap: 'round',
      opacity: 0.55,
    }),
    path('M291 492C400 508 800 508 909 492', seams),
    path('M420 560V330C420 150 780 150 780 330V560', { stroke: tones.base, width: 44 }),
    path('M404 560V330C404 130 796 130 796 330V560', { stroke: tones.light, width: 5 }),
    path('M402 470h36v84h-36zM402 470l36 84M438 470l-36 84M762 470h36v84h-36zM762 470l36 84M798 470l-36 84', {
      stroke: tones.shade,
      width: 4,
    }),
    brand(thing, { x: 600, y: 772, size: 220, width: 440, fill: tones.print, cut: tones.base }),
  ].join('')
}
