import { glyphOf } from './base/fonts'
import { runPath, setRun } from './base/lettering'
import { ellipse, path, rect, round, svgDocument } from './base/svg'
import type { Drawing } from './draw'

type LogoOptions = {
  /** 'wordmark' is the name with the lamp over its first o; 'mark' is the lamp alone, for small squares. */
  variant?: 'wordmark' | 'mark'
  ink?: string
  light?: string
}

const SIZE = 400
const NAME = 'Pod lampom'
const FACE = 'playfair'

/** Our name on transparent ground. The first o is the bulb: the lamp hangs in the room between P and d, and its light fills the letter. */
export function drawLogo({ variant = 'wordmark', ink = '#1c2a2f', light = '#f0a63a' }: LogoOptions = {}): Drawing {
  return variant === 'wordmark' ? wordmark(ink, light) : mark(ink, light)
}

function wordmark(ink: string, light: string): Drawing {
  const run = setRun(NAME, { face: FACE, tracking: 0.004 })
  const bulb = glyphOf(FACE, 'o').box
  const left = -run.box.left * SIZE
  const x = left + ((run.letters[1]?.x ?? 0) + (bulb.left + bulb.right) / 2) * SIZE
  const top = 0.97 * SIZE
  const page = [Math.ceil((run.box.right - run.box.left) * SIZE), Math.ceil(top + run.box.bottom * SIZE)] as const
  const body = [
    ellipse({ x, y: top - 0.257 * SIZE, rx: (bulb.right - bulb.left) * 0.36 * SIZE, ry: 0.247 * SIZE }, light),
    path(runPath(run, { x: 0, y: top, size: SIZE }), ink),
    shade(x, top - 0.578 * SIZE, ink),
  ].join('')
  return { svg: svgDocument({ page, width: page[0], height: page[1], body }), width: page[0], height: page[1], alt: NAME }
}

/** `y` is the shade's lower edge. */
function shade(x: number, y: number, ink: string) {
  const [half, rise] = [0.2 * SIZE, 0.15 * SIZE]
  const neck = half * 0.22
  return [
    rect({ x: x - 0.0125 * SIZE, y: 0, w: 0.025 * SIZE, h: y - rise }, ink),
    path(`M${round(x - half)} ${round(y)}A${half} ${rise} 0 0 1 ${round(x + half)} ${round(y)}Z`, ink),
    path(
      `M${round(x - neck)} ${round(y - rise * 1.36)}h${round(neck * 2)}l${round(neck * 0.5)} ${round(rise * 0.6)}h${round(-neck * 3)}z`,
      ink,
    ),
  ].join('')
}

function mark(ink: string, light: string): Drawing {
  const body = [
    rect({ x: 245, y: 0, w: 22, h: 110 }, ink),
    path('M204 104h104l16 60h-136z', ink),
    path('M56 352A200 200 0 0 1 456 352Z', ink),
    path('M112 316A150 150 0 0 1 210 212', { stroke: light, width: 20, cap: 'round' }),
    path('M176 386h160a80 80 0 0 1 -160 0Z', light),
  ].join('')
  return { svg: svgDocument({ page: [512, 512], width: 512, height: 512, body }), width: 512, height: 512, alt: NAME }
}
