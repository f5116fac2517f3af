type Colour = readonly [number, number, number, number]

/** The contrast of an element's text with the colour behind it (WCAG 2.2, 1.4.3); null over pictures and gradients, which no computed style tells. */
export function contrastOf(element: Element): { ratio: number; isLarge: boolean } | null {
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  const behind = backgroundOf(element)
  const text = behind && parseColour(color)
  if (!text) return null
  const size = Number.parseFloat(fontSize)
  const [light, dark] = [luminance(over(text, behind)), luminance(behind)].toSorted((a, b) => b - a)
  return {
    ratio: ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05),
    isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
  }
}

function backgroundOf(element: Element): Colour | null {
  const layers: Colour[] = []
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(current)
    if (backgroundImage !== 'none') return null
    const colour = parseColour(backgroundColor)
    if (!colour) return null
    layers.push(colour)
    if (colour[3] === 1) break
  }
  return layers.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1])
}

let context: CanvasRenderingContext2D | null | undefined

/** Any CSS colour as red, green, blue (0 to 255) and opacity. */
function parseColour(css: string): Colour | null {
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

function over(top: Colour, below: Colour): Colour {
  const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3])
  return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1]
}

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Colour) {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
