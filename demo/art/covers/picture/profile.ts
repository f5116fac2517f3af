import { mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, clipPath, group, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A head in profile, facing right, in a box of 1000 by 1100. */
const HEAD =
  'M250 1100C262 960 236 880 176 770C104 640 100 400 236 262C360 136 580 110 706 222C772 282 790 360 786 430C784 462 778 484 792 512C812 556 856 606 866 634C874 658 850 670 816 676C806 692 812 706 824 716C836 728 826 744 806 750C824 762 824 782 804 792C794 806 806 826 800 856C790 906 716 916 640 900C628 940 640 1020 668 1100Z'

/** Somebody's head, and what is in it. */
export const profile: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.paper, palette.tint, palette.accent, palette.ground])
  const ink = typeOn(palette, ground)
  const block = fitBlock(sheet.title, { face: 'fraunces', leading: 1.04 }, { width: W - 2 * M, height: 370, maxSize: 166 })
  const creditTop = 120 + block.height + 62
  const tall = H - creditTop - 130
  const scale = tall / 1010
  const isTurned = random.chance(0.4)
  const place = isTurned
    ? `translate(${W / 2 + 500 * scale} ${H - tall - 90 * scale}) scale(${-scale} ${scale})`
    : `translate(${W / 2 - 500 * scale} ${H - tall - 90 * scale}) scale(${scale})`
  const inside = random.pick([night, sea, rings, growth])

  return [
    page(ground),
    `<defs>${clipPath('head', `<path d="${HEAD}"/>`)}</defs>`,
    group(`transform="${place}"`, group('clip-path="url(#head)"', inside(sheet, ground))),
    setBlock(block, { x: M, y: 120 }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'gabarito', size: 60, maxWidth: W - 2 * M - 110 }),
    publisher(sheet, { x: W - M - 30, y: creditTop + 22, size: 60, fill: ink, cut: ground }),
  ].join('')
}

const all = (fill: string) => rect({ x: 0, y: 0, w: 1000, h: 1100 }, fill)

function night({ palette, random }: Sheet, ground: string) {
  const sky = ground === palette.ground ? palette.deep : random.pick([palette.deep, palette.ground])
  const moon = livelyOn(palette, sky)
  const stars = Array.from({ length: 40 }, () =>
    circle(random.between(100, 860), random.between(120, 760), random.pick([4, 5, 7]), palette.paper),
  )
  return (
    all(sky) +
    stars.join('') +
    circle(480, 420, 120, moon) +
    circle(530, 385, 106, sky) +
    polygon(
      [
        [0, 1100],
        [0, 860],
        [200, 700],
        [360, 860],
        [560, 660],
        [760, 880],
        [1000, 760],
        [1000, 1100],
      ],
      mix(sky, palette.second, 0.75),
    )
  )
}

function sea({ palette }: Sheet, ground: string) {
  const deep = ground === palette.ground ? palette.deep : palette.ground
  const rows = Array.from({ length: 9 }, (_, index) => {
    const y = 520 + index * 66
    const d = Array.from({ length: 9 }, () => `q34 ${-38 + index * 2} 68 0t68 0`).join('')
    return path(
      `M${-60 - (index % 2) * 34} ${y}${d}V1100H-100Z`,
      index % 2 === 0 ? mix(deep, palette.tint, 0.15 + index * 0.02) : mix(palette.tint, deep, 0.25 + index * 0.05),
    )
  })
  return all(mix(palette.deep, deep, 0.4)) + circle(470, 430, 150, livelyOn(palette, palette.deep)) + rows.join('')
}

function rings({ palette }: Sheet, ground: string) {
  const colours = coloursOn(palette, ground, 1.6)
  return (
    all(palette.deep) +
    Array.from({ length: 14 }, (_, index) => circle(470, 430, 860 - index * 62, colours[index % colours.length] ?? palette.deep)).join('')
  )
}

function growth({ palette, random }: Sheet, ground: string) {
  const soil = ground === palette.ground ? palette.deep : random.pick([palette.deep, palette.ground])
  const leaf = livelyOn(palette, soil, [palette.second])
  const stems = [-3, -2, -1, 0, 1, 2, 3].map((side) => {
    const [x, top] = [470 + side * 96, 230 + Math.abs(side) * 66]
    const leaves = Array.from({ length: 6 }, (_, index) => {
      const y = 1000 - (index * (1000 - top)) / 6
      return path(`M${x} ${y}q52 -6 62 -64q-60 4 -62 64q-2 -58 -62 -64q8 58 62 64Z`, (index + side) % 3 === 0 ? palette.accent : leaf)
    })
    return rect({ x: x - 4, y: top, w: 8, h: 900 }, leaf) + circle(x, top, 26, palette.accent) + leaves.join('')
  })
  return all(soil) + stems.join('')
}
