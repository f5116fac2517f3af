import { darken, lighten, mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { typeOn } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { circle, ellipse, pair, path, type Point, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

type Light = { sky: string; far: string; near: string; disc: string; window: string }
type Ridge = (x: number) => number

/** Country cut out of paper: hills with ploughed rows, karst in light and shade, or islands in a still sea. */
export const landscape: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const light: Light = random.pick([
    { sky: palette.tint, far: mix(palette.tint, palette.ground, 0.4), near: palette.deep, disc: palette.paper, window: palette.accent },
    {
      sky: palette.deep,
      far: mix(palette.deep, palette.ground, 0.6),
      near: mix(palette.second, palette.deep, 0.15),
      disc: palette.accent,
      window: palette.accent,
    },
    { sky: palette.accent, far: mix(palette.accent, palette.second, 0.55), near: palette.deep, disc: palette.paper, window: palette.paper },
  ])
  const ink = typeOn(palette, light.sky)
  const block = fitBlock(sheet.title, { face: 'fraunces', leading: 1.04, tracking: -0.01 }, { width: W - 2 * M, height: 340, maxSize: 172 })
  const country = random.pick([fields, karst, islands])

  return [
    page(light.sky),
    country(sheet, light),
    setBlock(block, { x: M, y: 130 }, ink),
    credit(sheet, { x: M, y: 130 + block.height + 66, fill: ink, face: 'gabarito', size: 60, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: H - 110, fill: typeOn(palette, light.near), cut: light.near }),
  ].join('')
}

const step = 30
const along = (ridge: Ridge): Point[] => Array.from({ length: W / step + 1 }, (_, index) => [index * step, ridge(index * step)])
const edge = (ridge: Ridge) => `M${along(ridge).map(pair).join('L')}`
const under = (ridge: Ridge) => `${edge(ridge)}V${H}H0Z`
const shadow = (ridge: Ridge, colour: string) =>
  path(
    under((x) => ridge(x) - 14),
    { fill: darken(colour, 0.7), opacity: 0.18 },
  )

function swell(random: Random, y: number, swing: number): Ridge {
  const [first, second] = [random.between(0, 6.3), random.between(0, 6.3)]
  const [slow, quick] = [random.between(1.1, 2), random.between(2.6, 3.8)]
  return (x) => y + Math.sin((x / W) * Math.PI * slow + first) * swing + Math.sin((x / W) * Math.PI * quick + second) * swing * 0.3
}

function fields({ random }: Sheet, light: Light) {
  const count = 5
  const home = random.int(2, 3)
  const layers = Array.from({ length: count }, (_, index) => {
    const colour = mix(light.far, light.near, index / (count - 1))
    const ridge = swell(random, 1010 + index * 165, 84)
    const rows = index % 2 === 1 ? furrows(ridge, lighten(colour, 0.2)) : ''
    const poplars =
      index === home
        ? house(ridge, { x: random.int(260, 560), colour, light }) +
          grove(random, ridge, { x: random.int(760, 900), colour: darken(colour, 0.35) })
        : ''
    return shadow(ridge, colour) + poplars + path(under(ridge), colour) + rows
  })
  return circle(random.between(W * 0.3, W * 0.72), 905, random.int(180, 240), light.disc) + layers.join('')
}

function furrows(ridge: Ridge, stroke: string) {
  return Array.from({ length: 5 }, (_, index) =>
    path(
      edge((x) => ridge(x) + 30 + index * 30 + (index * index * x) / W),
      { stroke, width: 5 },
    ),
  ).join('')
}

function grove(random: Random, ridge: Ridge, o: { x: number; colour: string }) {
  return Array.from({ length: 5 }, (_, index) => {
    const x = o.x + index * 62
    const tall = random.between(90, 165)
    return ellipse({ x, y: ridge(x) - tall + 26, rx: 23, ry: tall }, o.colour)
  }).join('')
}

function house(ridge: Ridge, { x, colour, light }: { x: number; colour: string; light: Light }) {
  const y = ridge(x + 60) + 24
  const wall = darken(colour, 0.42)
  return [
    rect({ x, y: y - 110, w: 150, h: 120 }, wall),
    polygon(
      [
        [x - 18, y - 106],
        [x + 75, y - 186],
        [x + 168, y - 106],
      ],
      darken(colour, 0.6),
    ),
    rect({ x: x + 56, y: y - 82, w: 40, h: 48 }, light.window),
  ].join('')
}

function karst({ random }: Sheet, light: Light) {
  const count = 4
  const layers = Array.from({ length: count }, (_, index) => {
    const colour = mix(light.far, light.near, index / (count - 1))
    const base = 1110 + index * 190
    const peaks = 3 + (index % 2)
    return Array.from({ length: peaks + 1 }, (_, peak) => {
      const x = ((peak + random.between(-0.25, 0.25)) / peaks) * W
      const top = base - random.between(190, 430) * (1 - index * 0.14)
      const half = random.between(300, 440)
      const crease = x + random.between(-70, 70)
      const lit = polygon(
        [
          [x, top],
          [x - half, H],
          [crease, H],
          [x - 34, top + 150],
          [x + 26, top + 84],
        ],
        lighten(colour, 0.16),
      )
      return (
        polygon(
          [
            [x, top],
            [x + half, H],
            [x - half, H],
          ],
          colour,
        ) + lit
      )
    }).join('')
  })
  return circle(random.between(W * 0.3, W * 0.7), 790, random.int(150, 200), light.disc) + layers.join('')
}

function islands({ random }: Sheet, light: Light) {
  const sea = 1060
  const sunX = random.between(W * 0.32, W * 0.68)
  const r = random.int(210, 260)
  const water = mix(light.far, light.near, 0.45)
  const glitter = Array.from({ length: 12 }, (_, index) => {
    const half = r * (0.95 - index * 0.055) * random.between(0.72, 1)
    return rect({ x: sunX - half + random.between(-30, 30), y: sea + 34 + index * 52, w: half * 2, h: 17, r: 8 }, light.disc)
  })
  const far = [0.05, 0.55, 0.85].map((share, index) =>
    isle({ x: share * W, y: sea, half: 260 + index * 40, tall: 90 + index * 26 }, mix(light.far, light.near, 0.22)),
  )
  const nearX = random.pick([150, W - 150])
  return [
    circle(sunX, sea - 60, r, light.disc),
    far.join(''),
    rect({ x: 0, y: sea, w: W, h: H - sea }, water),
    glitter.join(''),
    isle({ x: nearX, y: 1500, half: 560, tall: 200 }, light.near),
    rect({ x: 0, y: 1500, w: W, h: 12 }, mix(water, light.disc, 0.4)),
    isle({ x: W - nearX, y: H + 10, half: 900, tall: 190 }, light.near),
  ].join('')
}

const isle = (o: { x: number; y: number; half: number; tall: number }, fill: string) =>
  path(
    `M${o.x - o.half} ${o.y}C${o.x - o.half * 0.5} ${o.y - o.tall * 0.2} ${o.x - o.half * 0.4} ${o.y - o.tall * 1.2} ${o.x} ${o.y - o.tall}C${o.x + o.half * 0.3} ${o.y - o.tall * 0.85} ${o.x + o.half * 0.5} ${o.y - o.tall * 0.1} ${o.x + o.half} ${o.y}Z`,
    fill,
  )
