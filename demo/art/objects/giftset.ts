import { darken, lighten, mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { circle, group, path, rect } from '@/demo/art/base/svg'
import { contactShadow, lettered, type ObjectArt, PAPER, stage, type Tones } from './stage'

/** A pile of books tied with a ribbon, a tag on it. */
export const giftset: ObjectArt = ({ tones, label }) => {
  const pile = [
    { y: 846, h: 146, x: 236, w: 728, colour: tones.base },
    { y: 716, h: 130, x: 280, w: 650, colour: mix(tones.lively, PAPER, 0.08) },
    { y: 566, h: 150, x: 252, w: 690, colour: tones.shade },
    { y: 456, h: 110, x: 320, w: 580, colour: mix(tones.base, PAPER, 0.62) },
  ]
  return [
    stage(tones, 880),
    contactShadow(600, 994, 420, 50),
    ...pile.map(volume),
    ribbon(tones),
    group('transform="rotate(14 800 560)"', tag(tones, label ?? 'Pod lampom')),
  ].join('')
}

function volume({ x, y, w, h, colour }: { x: number; y: number; w: number; h: number; colour: string }) {
  const round = h * 0.24
  const leaves = Array.from({ length: 5 }, (_, index) =>
    path(`M${x + w - 150} ${y + 26 + (index * (h - 52)) / 4}h138`, { stroke: '#d5c6ab', width: 2.5 }),
  )
  return [
    rect({ x: x + w - 170, y: y + 14, w: 158, h: h - 28 }, PAPER),
    ...leaves,
    path(
      `M${x + round} ${y}H${x + w}v14H${x + w - 150}v${h - 28}H${x + w}v14H${x + round}Q${x} ${y + h} ${x} ${y + h / 2}Q${x} ${y} ${x + round} ${y}Z`,
      colour,
    ),
    path(`M${x + round} ${y + h - 16}H${x + w}v16H${x + round}Q${x + 8} ${y + h - 4} ${x + 6} ${y + h - 22}Z`, {
      fill: darken(colour, 0.4),
      opacity: 0.35,
    }),
    rect({ x: x + 70, y: y + 12, w: 10, h: h - 24 }, lighten(colour, 0.5)),
    rect({ x: x + 92, y: y + 12, w: 4, h: h - 24 }, lighten(colour, 0.5)),
  ].join('')
}

function ribbon(tones: Tones) {
  const silk = tones.lively === '#f0a63a' ? '#c2512f' : '#f0a63a'
  const shade = darken(silk, 0.25)
  return [
    rect({ x: 540, y: 450, w: 64, h: 542 }, silk),
    rect({ x: 540, y: 450, w: 14, h: 542 }, lighten(silk, 0.25)),
    path('M572 448C500 340 380 300 350 356C326 410 440 462 572 456Z', silk),
    path('M572 448C520 380 430 350 402 376C392 410 470 446 572 452Z', shade),
    path('M572 448C644 340 764 300 794 356C818 410 704 462 572 456Z', silk),
    path('M572 448C624 380 714 350 742 376C752 410 674 446 572 452Z', shade),
    path('M566 460C520 520 470 540 430 600L474 596L490 634C530 580 566 530 584 462Z', silk),
    path('M578 460C624 520 660 550 716 590L676 600L672 640C624 596 586 530 562 462Z', lighten(silk, 0.1)),
    path('M534 424Q572 404 610 424Q622 452 610 480Q572 498 534 480Q522 452 534 424Z', silk),
    path('M548 430Q572 420 596 430', { stroke: lighten(silk, 0.4), width: 6, cap: 'round' }),
  ].join('')
}

function tag(tones: Tones, words: string) {
  return [
    path('M620 470C680 500 720 520 770 540', { stroke: '#8a7a62', width: 4 }),
    path('M760 540L810 500H950Q964 500 964 514V700Q964 714 950 714H810L760 674Z', {
      fill: '#2a1d12',
      opacity: 0.16,
      transform: 'translate(8 14)',
    }),
    path('M760 540L810 500H950Q964 500 964 514V700Q964 714 950 714H810L760 674Z', PAPER),
    circle(792, 607, 10, tones.deep),
    emblem('lamp', { x: 884, y: 570, size: 70, fill: tones.deep, cut: PAPER }),
    lettered(words, { face: 'playfair', leading: 1.1 }, { x: 884, y: 658, width: 132, height: 60, size: 30, fill: tones.deep }),
  ].join('')
}
