import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { ellipse, path, rect, ref } from '@/demo/art/base/svg'
import { contactShadow, lettered, type ObjectArt, PAPER, roundLight, stage, type Thing } from './stage'

/** A tin of tea and a cup that has just been poured. */
export const tea: ObjectArt = (thing) =>
  [stage(thing.tones, 860), contactShadow(470, 984, 280, 40), contactShadow(880, 990, 200, 28), tin(thing), cup(thing)].join('')

function tin({ tones, label }: Thing) {
  const gold = '#cfa75a'
  return [
    roundLight('tin', 230, 710, tones),
    path('M230 360V930C230 992 710 992 710 930V360Z', ref('tin')),
    roundLight('lid', 218, 722, { base: tones.shade, light: tones.base, shade: tones.deep, deep: tones.deep }),
    path('M218 270V372C218 424 722 424 722 372V270Z', ref('lid')),
    ellipse({ x: 470, y: 270, rx: 252, ry: 50 }, tones.base),
    ellipse({ x: 470, y: 264, rx: 214, ry: 38 }, tones.light),
    path('M230 468C280 506 660 506 710 468M230 890C280 930 660 930 710 890', { stroke: gold, width: 7 }),
    path('M310 540C360 556 580 556 630 540V850C580 868 360 868 310 850Z', PAPER),
    path('M324 556C370 570 570 570 616 556V836C570 852 370 852 324 836Z', { stroke: mix(PAPER, tones.deep, 0.65), width: 3 }),
    emblem('leaf', { x: 470, y: 636, size: 92, fill: tones.deep, cut: PAPER }),
    lettered(
      label ?? 'Pod lampom',
      { face: 'playfair', leading: 1.12 },
      { x: 470, y: 758, width: 240, height: 110, size: 52, fill: mix(tones.deep, '#000000', 0.15), maxLines: 3 },
    ),
  ].join('')
}

function cup({ tones }: Thing) {
  const china = mix(PAPER, '#ffffff', 0.4)
  const shade = mix(china, '#a5947a', 0.35)
  return [
    path('M820 640C790 600 850 570 822 520M900 636C868 590 934 560 904 500', { stroke: PAPER, width: 13, cap: 'round', opacity: 0.85 }),
    ellipse({ x: 880, y: 976, rx: 196, ry: 30 }, shade),
    ellipse({ x: 880, y: 968, rx: 196, ry: 30 }, china),
    path('M1012 760C1090 746 1100 830 1060 866C1036 888 1004 890 982 884', { stroke: china, width: 24, cap: 'round' }),
    path('M734 730C738 850 776 930 820 960H940C984 930 1022 850 1026 730Z', china),
    path('M1026 730C1022 850 984 930 940 960H900C950 900 976 820 978 732Z', { fill: shade, opacity: 0.6 }),
    ellipse({ x: 880, y: 730, rx: 146, ry: 30 }, mix(china, '#ffffff', 0.5)),
    ellipse({ x: 880, y: 732, rx: 132, ry: 24 }, '#b4662a'),
    ellipse({ x: 860, y: 728, rx: 70, ry: 9 }, { fill: '#dd9a4e', opacity: 0.7 }),
    rect({ x: 812, y: 846, w: 136, h: 7, r: 3 }, tones.base),
    rect({ x: 820, y: 864, w: 120, h: 4, r: 2 }, tones.base),
  ].join('')
}
