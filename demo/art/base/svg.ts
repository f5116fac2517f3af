export type Point = readonly [x: number, y: number]

/** One decimal is a twelfth of a pixel at the sizes we draw; more only makes the files longer. */
export const round = (value: number) => Math.round(value * 10) / 10

type Paint = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  cap?: 'round' | 'butt'
  join?: 'round' | 'miter'
  dash?: string
  transform?: string
  clip?: string
}

function paint(o: Paint) {
  const stroke = o.stroke && `stroke="${o.stroke}" stroke-width="${round(o.width ?? 1)}"`
  return [
    `fill="${o.fill ?? 'none'}"`,
    stroke,
    o.cap && `stroke-linecap="${o.cap}"`,
    o.join && `stroke-linejoin="${o.join}"`,
    o.dash && `stroke-dasharray="${o.dash}"`,
    o.opacity !== undefined && `opacity="${Math.round(o.opacity * 1000) / 1000}"`,
    o.transform && `transform="${o.transform}"`,
    o.clip && `clip-path="url(#${o.clip})"`,
  ]
    .filter(Boolean)
    .join(' ')
}

const look = (style: string | Paint) => paint(typeof style === 'string' ? { fill: style } : style)

export const path = (d: string, style: string | Paint) => `<path d="${tidy(d)}" ${look(style)}/>`

/** Outlines reckoned in place carry sixteen digits; one decimal draws the same, and hides the last bits in which machines may differ. */
const tidy = (d: string) => d.replace(/-?\d*\.\d{2,}(e-?\d+)?/g, (number) => String(round(Number(number))))

export function rect(box: { x: number; y: number; w: number; h: number; r?: number }, style: string | Paint) {
  const radius = box.r ? ` rx="${round(box.r)}"` : ''
  return `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="${round(box.h)}"${radius} ${look(style)}/>`
}

export const circle = (x: number, y: number, r: number, style: string | Paint) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${look(style)}/>`

export const ellipse = (box: { x: number; y: number; rx: number; ry: number }, style: string | Paint) =>
  `<ellipse cx="${round(box.x)}" cy="${round(box.y)}" rx="${round(box.rx)}" ry="${round(box.ry)}" ${look(style)}/>`

export const line = (from: Point, to: Point, style: Paint) => path(`M${pair(from)}L${pair(to)}`, style)

export const polygon = (points: readonly Point[], style: string | Paint) => path(`M${points.map(pair).join('L')}Z`, style)

export const group = (attributes: string, ...children: string[]) => `<g ${attributes}>${children.join('')}</g>`

/** Shapes drawn about (0, 0), put down at a place and a size. */
export const placed = (at: { x: number; y: number; scale: number }, ...children: string[]) =>
  group(`transform="translate(${round(at.x)} ${round(at.y)}) scale(${Math.round(at.scale * 1000) / 1000})"`, ...children)

export const clipPath = (id: string, shape: string) => `<clipPath id="${id}">${shape}</clipPath>`

export function gradient(
  id: string,
  o: { from: Point; to: Point; stops: readonly (readonly [offset: number, colour: string, opacity?: number])[] },
) {
  const ends = `x1="${round(o.from[0])}" y1="${round(o.from[1])}" x2="${round(o.to[0])}" y2="${round(o.to[1])}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops(o.stops)}</linearGradient>`
}

export function glow(
  id: string,
  o: { x: number; y: number; r: number; stops: readonly (readonly [offset: number, colour: string, opacity?: number])[] },
) {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(o.x)}" cy="${round(o.y)}" r="${round(o.r)}">${stops(o.stops)}</radialGradient>`
}

/** For shadows: a radial gradient that follows the shape it fills, so an ellipse gets an elliptical one. */
export const softShadow = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}">${stops([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.55],
    [1, colour, 0],
  ])}</radialGradient>`

export const ref = (id: string) => `url(#${id})`

export const pair = (point: Point) => `${round(point[0])} ${round(point[1])}`

export const polar = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + Math.cos(angle) * radius,
  centre[1] + Math.sin(angle) * radius,
]

/** A smooth line through the points (Catmull-Rom as Béziers); `closed` joins the ends. */
export function curve(points: readonly Point[], closed = false) {
  const count = points.length
  const get = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[wrapped] ?? [0, 0]
  }
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(get(0))}${segments.join('')}${closed ? 'Z' : ''}`
}

/** `page` is the size the body is drawn in, `width` and `height` are the pixels it is meant to fill. */
export function svgDocument(o: { page: readonly [width: number, height: number]; width: number; height: number; body: string }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${o.width}" height="${o.height}" viewBox="0 0 ${o.page[0]} ${o.page[1]}">${o.body}</svg>`
}

function stops(list: readonly (readonly [offset: number, colour: string, opacity?: number])[]) {
  return list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}
