import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile, bookRow } from './elements/books'
import { glow, lightDefs } from './elements/light'
import { mugOf, potPlant, sittingCat } from './elements/things'
import { H, type Scene, type SceneArt, type Tones, W } from './elements/tones'

const FLOOR = 780

/** Someone reads in an armchair, in the light of one lamp. */
export const reading: SceneArt = (scene) => {
  const { tones, random } = scene
  const isMirrored = random.chance(0.5)
  const hasCat = random.chance(0.6)
  const pile = bookPile(random, { x: 1060, foot: 930, w: 190, count: random.int(3, 5), colours: tones.cloth })
  const room = [
    rect({ x: 0, y: 0, w: W, h: FLOOR }, tones.wall),
    rect({ x: 0, y: FLOOR, w: W, h: H - FLOOR }, tones.floor),
    rect({ x: 0, y: FLOOR - 16, w: W, h: 16 }, darken(tones.wall, 0.3)),
    lightDefs(tones),
    nightWindow(scene),
    shelves(scene),
    glow(640, 330, 660),
    ellipse({ x: 660, y: 900, rx: 560, ry: 76 }, mix(tones.second, tones.floor, 0.45)),
    ellipse({ x: 660, y: 900, rx: 480, ry: 58 }, { stroke: mix(tones.second, tones.paper, 0.4), width: 5 }),
    polygon(
      [
        [528, 330],
        [716, 330],
        [960, 900],
        [300, 900],
      ],
      { fill: tones.light, opacity: 0.16 },
    ),
    floorLamp(tones),
    armchair(tones),
    reader(scene),
    pile.svg,
    mugOf(1060, pile.top, 64, tones.paper),
    hasCat
      ? sittingCat(330, 940, 130, darken(tones.dark, 0.3))
      : potPlant(250, 930, 300, { leaf: mix('#4f7a4a', tones.mid, 0.35), pot: tones.second }),
  ]
  return isMirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${room.join('')}</g>` : room.join('')
}

function nightWindow({ tones, random }: Scene) {
  const [x, y, w, h] = [130, 120, 300, 420]
  const stars = Array.from({ length: 16 }, () =>
    circle(random.between(x + 10, x + w - 10), random.between(y + 10, y + 260), random.pick([2, 3]), tones.paper),
  )
  return [
    rect({ x: x - 16, y: y - 16, w: w + 32, h: h + 32 }, lighten(tones.wall, 0.16)),
    rect({ x, y, w, h }, tones.skyTop),
    ...stars,
    circle(x + 220, y + 92, 34, mix(tones.paper, tones.light, 0.3)),
    path(`M${x} ${y + h}V${y + 330}l60 -50l50 50h44v-60h60v40l40 -34l46 40V${y + h}Z`, tones.dark),
    rect({ x: x + 30, y: y + 350, w: 16, h: 20 }, tones.light),
    rect({ x: x + 176, y: y + 300, w: 14, h: 18 }, tones.light),
    rect({ x: x + w / 2 - 5, y, w: 10, h }, lighten(tones.wall, 0.16)),
    rect({ x, y: y + h * 0.4, w, h: 10 }, lighten(tones.wall, 0.16)),
    rect({ x: x - 40, y: y + h + 12, w: w + 80, h: 20 }, lighten(tones.wall, 0.24)),
  ].join('')
}

function shelves({ tones, random }: Scene) {
  return [260, 440, 620]
    .map(
      (foot) =>
        rect({ x: 1000, y: foot, w: 520, h: 16 }, tones.wood) +
        bookRow(random, {
          x: 1014,
          to: random.int(1330, 1500),
          foot,
          tall: 132,
          colours: tones.cloth.map((colour) => mix(colour, tones.wall, 0.18)),
        }),
    )
    .join('')
}

function floorLamp(tones: Tones) {
  return [
    rect({ x: 440, y: 200, w: 12, h: 700 }, '#c89a4a'),
    ellipse({ x: 446, y: 902, rx: 82, ry: 16 }, '#a87d38'),
    path('M446 206C446 130 620 120 622 200', { stroke: '#c89a4a', width: 12 }),
    ellipse({ x: 622, y: 332, rx: 106, ry: 20 }, mix(tones.light, '#ffffff', 0.5)),
    path('M566 200h112L730 330Q622 356 514 330Z', tones.second),
    path('M566 200h26L560 338Q536 336 514 330Z', { fill: '#ffffff', opacity: 0.16 }),
  ].join('')
}

function armchair(tones: Tones) {
  const cloth = mix(tones.accent, tones.second, 0.25)
  const shade = darken(cloth, 0.26)
  return [
    rect({ x: 556, y: 880, w: 22, h: 48 }, tones.wood),
    rect({ x: 846, y: 880, w: 22, h: 48 }, tones.wood),
    path('M560 780V540C560 450 620 420 710 420C800 420 866 450 866 540V780Z', cloth),
    path('M600 760V560C600 490 640 466 712 466C784 466 826 490 826 560V760Z', darken(cloth, 0.1)),
    path('M540 890V690C540 630 634 630 634 690V760H790V690C790 630 886 630 886 690V890Z', shade),
    path('M634 752H790V820H634Z', cloth),
    path('M540 700C540 630 634 630 634 700V720C634 664 540 664 540 720Z', cloth),
    path('M790 700C790 630 886 630 886 700V720C886 664 790 664 790 720Z', cloth),
  ].join('')
}

function reader({ tones, random }: Scene) {
  const skin = mix('#d79b6c', tones.light, 0.22)
  const hair = random.pick(['#3a2419', '#6b3d22', '#8a8378', '#1f1a1c'])
  const top = random.pick([tones.paper, mix(tones.mid, tones.paper, 0.35), tones.second])
  const legs = mix(tones.dark, tones.mid, 0.3)
  return [
    path('M650 770C720 742 800 760 818 820L826 930H780L766 842C730 850 690 850 650 838Z', legs),
    path('M690 800C760 790 800 830 770 890L742 938H700L724 870C700 850 670 850 650 838Z', darken(legs, 0.25)),
    path('M694 936h64q14 0 14 18h-78ZM776 930h60q16 0 16 18h-76Z', tones.dark),
    path('M640 840C626 700 640 612 710 608C780 606 800 680 790 812C740 850 690 856 640 840Z', top),
    path('M706 560h40v60q-20 18 -40 0Z', darken(skin, 0.15)),
    circle(728, 540, 50, skin),
    path(
      'M676 548C664 480 704 470 736 474C780 478 792 510 776 538C768 510 740 506 712 520C712 544 700 560 690 584C678 576 676 562 676 548Z',
      hair,
    ),
    path('M650 700C640 760 690 780 760 736L748 706C712 726 700 712 704 672Z', darken(top, 0.14)),
    circle(764, 720, 20, skin),
    polygon(
      [
        [752, 742],
        [744, 640],
        [812, 610],
        [822, 706],
      ],
      tones.second === top ? tones.accent : tones.second,
    ),
    polygon(
      [
        [822, 706],
        [812, 610],
        [884, 634],
        [884, 724],
      ],
      tones.paper,
    ),
    polygon(
      [
        [822, 706],
        [812, 610],
        [818, 608],
        [830, 704],
      ],
      darken(tones.second, 0.3),
    ),
  ].join('')
}
