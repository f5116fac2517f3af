/** The dark modules of a symbol as one SVG path in module units: every run in a row as one rectangle. */
export function symbolPath(pixels: readonly number[], width: number, rowHeight = 1): string {
  const parts: string[] = []
  for (let start = 0; start < pixels.length; start++) {
    if (!pixels[start]) continue
    const x = start % width
    let length = 1
    while (x + length < width && pixels[start + length]) length++
    parts.push(`M${x} ${Math.floor(start / width) * rowHeight}h${length}v${rowHeight}h${-length}z`)
    start += length - 1
  }
  return parts.join('')
}
