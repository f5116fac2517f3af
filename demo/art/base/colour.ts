type Rgb = [red: number, green: number, blue: number]

/** Names the seed may use beside hex. */
const NAMED: Record<string, string> = {
  paper: '#f6eedf',
  ink: '#1c2a2f',
  petrol: '#12525c',
  amber: '#f0a63a',
  brick: '#b5482e',
  sage: '#9db09a',
  navy: '#22335c',
  rose: '#dfa39b',
  olive: '#6b7434',
  natural: '#e9dcc3',
  black: '#26262a',
  white: '#f7f4ee',
}

export function toHex(colour: string) {
  const hex = NAMED[colour] ?? colour
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`'${colour}' is neither #rrggbb nor one of: ${Object.keys(NAMED).join(', ')}`)
  return hex.toLowerCase()
}

/** The colour `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number) {
  const [a, b] = [rgb(from), rgb(to)]
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

export const lighten = (colour: string, share: number) => mix(colour, '#fffaf0', share)
export const darken = (colour: string, share: number) => mix(colour, '#0d1418', share)

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function luminance(colour: string) {
  const [red, green, blue] = rgb(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The first candidate that reads on the ground, else the one that reads best. */
export function readable(ground: string, candidates: readonly string[], atLeast = 4.5) {
  const good = candidates.find((colour) => contrast(ground, colour) >= atLeast)
  return good ?? candidates.reduce((best, colour) => (contrast(ground, colour) > contrast(ground, best) ? colour : best))
}

function rgb(colour: string): Rgb {
  const value = Number.parseInt(toHex(colour).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(channels: Rgb) {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
