import { mix } from '@/demo/art/base/colour'
import { ellipse, glow, path, polygon, rect, ref } from '@/demo/art/base/svg'
import { AMBER, contactShadow, type ObjectArt, PAPER, roundLight, stage, type Tones } from './stage'

/** Evening in the corner: the wall is nearly dark, so that the lamp can do its work. */
function dusk(tones: Tones) {
  const ground = mix('#24363c', tones.deep, 0.3)
  return stage({ ground, floor: mix('#5b4030', ground, 0.2) }, 880, 0)
}

/** The reading lamp itself, on, over an open book. */
export const lamp: ObjectArt = ({ tones }) => {
  const brass = '#c89a4a'
  return [
    dusk(tones),
    `<defs>${glow('lit', {
      x: 700,
      y: 470,
      r: 620,
      stops: [
        [0, '#ffd27a', 0.9],
        [0.35, '#f2a94a', 0.4],
        [1, '#e08a3c', 0],
      ],
    })}</defs>`,
    rect({ x: 0, y: 0, w: 1200, h: 1200 }, ref('lit')),
    polygon(
      [
        [520, 470],
        [900, 470],
        [1090, 930],
        [380, 930],
      ],
      { fill: '#ffdf98', opacity: 0.38 },
    ),
    contactShadow(360, 1004, 190, 32),
    contactShadow(740, 984, 300, 34),
    openBook(tones.deep),
    path('M360 980V360C360 190 520 150 640 190C690 206 706 236 708 262', { stroke: brass, width: 26 }),
    path('M353 980V360C353 182 516 142 640 182', { stroke: mix(brass, PAPER, 0.55), width: 6 }),
    ellipse({ x: 360, y: 990, rx: 172, ry: 34 }, mix(brass, '#000000', 0.25)),
    ellipse({ x: 360, y: 978, rx: 172, ry: 34 }, brass),
    ellipse({ x: 340, y: 972, rx: 110, ry: 18 }, mix(brass, PAPER, 0.35)),
    roundLight('shade', 510, 910, tones),
    ellipse({ x: 710, y: 470, rx: 200, ry: 40 }, AMBER),
    ellipse({ x: 710, y: 474, rx: 92, ry: 26 }, '#fff3cf'),
    path('M672 258h76l10 34h-96z', mix(brass, '#000000', 0.1)),
    path('M510 470A200 186 0 0 1 910 470C860 502 560 502 510 470Z', ref('shade')),
    path('M510 470C560 502 860 502 910 470', { stroke: mix(tones.light, PAPER, 0.4), width: 7 }),
    path('M556 420A160 140 0 0 1 640 322', { stroke: PAPER, width: 11, cap: 'round', opacity: 0.6 }),
  ].join('')
}

function openBook(cover: string) {
  const rows = Array.from(
    { length: 5 },
    (_, index) =>
      `M${520 + index * 5} ${908 + index * 13}q90 -14 190 2M${770 - index * 1} ${910 + index * 13}q90 -16 ${190 - index * 4} -2`,
  ).join('')
  return [
    path(
      'M452 980L506 884C590 868 690 872 740 896C790 872 890 868 974 884L1028 980C930 970 800 974 740 992C680 974 550 970 452 980Z',
      cover,
    ),
    path('M470 966L518 880C596 866 690 870 740 894V978C680 960 560 956 470 966Z', PAPER),
    path('M1010 966L962 880C884 866 790 870 740 894V978C800 960 920 956 1010 966Z', mix(PAPER, '#d9b98a', 0.22)),
    path(rows, { stroke: '#b9a88c', width: 3.5, cap: 'round' }),
  ].join('')
}
