import { darken, lighten, mix } from '@/demo/art/base/colour'
import type { Random } from '@/demo/art/base/random'
import { circle, path, rect } from '@/demo/art/base/svg'

/** Books standing side by side from `x` to `to`, on the board at `foot`. */
export function bookRow(random: Random, o: { x: number; to: number; foot: number; tall: number; colours: readonly string[] }) {
  const parts: string[] = []
  let x = o.x
  for (;;) {
    const w = Math.round(random.between(0.13, 0.27) * o.tall)
    if (x + w > o.to) break
    const h = Math.round(o.tall * random.between(0.72, 1))
    const colour = random.pick(o.colours)
    const isLeaning = random.chance(0.06) && x + w * 2.2 < o.to
    parts.push(
      isLeaning
        ? `<g transform="rotate(-12 ${x} ${o.foot})">${spine(random, { x: x + w * 0.42, y: o.foot - h, w, h, colour })}</g>`
        : spine(random, { x, y: o.foot - h, w, h, colour }),
    )
    x += isLeaning ? w * 1.7 : w + 1
  }
  return parts.join('')
}

function spine(random: Random, o: { x: number; y: number; w: number; h: number; colour: string }) {
  const trim = lighten(o.colour, 0.45)
  const deco = random.pick([
    () =>
      rect({ x: o.x, y: o.y + o.h * 0.12, w: o.w, h: o.h * 0.05 }, trim) +
      rect({ x: o.x, y: o.y + o.h * 0.82, w: o.w, h: o.h * 0.05 }, trim),
    () => rect({ x: o.x + o.w * 0.22, y: o.y + o.h * 0.2, w: o.w * 0.56, h: o.h * 0.34 }, trim),
    () => rect({ x: o.x + o.w * 0.42, y: o.y + o.h * 0.14, w: o.w * 0.16, h: o.h * 0.5 }, trim),
    () => circle(o.x + o.w / 2, o.y + o.h * 0.84, o.w * 0.2, trim),
    () => '',
  ])
  return rect(o, o.colour) + rect({ x: o.x + o.w * 0.82, y: o.y, w: o.w * 0.18, h: o.h }, darken(o.colour, 0.22)) + deco()
}

/** Books lying on one another, upwards from `foot`; answers the height as well. */
export function bookPile(random: Random, o: { x: number; foot: number; w: number; count: number; colours: readonly string[] }) {
  let y = o.foot
  const parts = Array.from({ length: o.count }, (_, index) => {
    const h = o.w * random.between(0.13, 0.2)
    const w = o.w * random.between(0.82, 1)
    const x = o.x + random.between(-0.06, 0.06) * o.w - w / 2
    const colour = o.colours[index % o.colours.length] ?? '#888888'
    y -= h
    return (
      rect({ x: x + w * 0.05, y: y + h * 0.14, w: w * 0.93, h: h * 0.72 }, '#f3e8d2') +
      path(`M${x} ${y}h${w}v${h * 0.15}h${-w * 0.88}v${h * 0.7}h${w * 0.88}v${h * 0.15}h${-w}Z`, colour) +
      rect({ x: x + w * 0.03, y, w: w * 0.03, h }, lighten(colour, 0.4))
    )
  })
  return { svg: parts.join(''), top: y }
}

export function openBook(x: number, y: number, w: number, cover: string, paper: string) {
  const h = w * 0.2
  return [
    path(
      `M${x - w / 2} ${y}L${x - w * 0.44} ${y - h}C${x - w * 0.28} ${y - h * 1.2} ${x - w * 0.1} ${y - h * 1.12} ${x} ${y - h * 0.86}C${x + w * 0.1} ${y - h * 1.12} ${x + w * 0.28} ${y - h * 1.2} ${x + w * 0.44} ${y - h}L${x + w / 2} ${y}C${x + w * 0.3} ${y - h * 0.16} ${x + w * 0.1} ${y - h * 0.1} ${x} ${y + h * 0.12}C${x - w * 0.1} ${y - h * 0.1} ${x - w * 0.3} ${y - h * 0.16} ${x - w / 2} ${y}Z`,
      cover,
    ),
    path(
      `M${x - w * 0.47} ${y - h * 0.1}L${x - w * 0.42} ${y - h * 1.02}C${x - w * 0.28} ${y - h * 1.2} ${x - w * 0.1} ${y - h * 1.12} ${x} ${y - h * 0.88}V${y}C${x - w * 0.1} ${y - h * 0.22} ${x - w * 0.3} ${y - h * 0.28} ${x - w * 0.47} ${y - h * 0.1}Z`,
      paper,
    ),
    path(
      `M${x + w * 0.47} ${y - h * 0.1}L${x + w * 0.42} ${y - h * 1.02}C${x + w * 0.28} ${y - h * 1.2} ${x + w * 0.1} ${y - h * 1.12} ${x} ${y - h * 0.88}V${y}C${x + w * 0.1} ${y - h * 0.22} ${x + w * 0.3} ${y - h * 0.28} ${x + w * 0.47} ${y - h * 0.1}Z`,
      mix(paper, '#c9a97a', 0.25),
    ),
  ].join('')
}
