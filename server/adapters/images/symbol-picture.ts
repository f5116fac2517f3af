import { quietZone, type Pdf417Grid } from '@/lib/croatia/pdf417'

const white = 255

/** The symbol with its quiet zone as a grey PNG with `scale` pixels a module, for clients without SVG such as mail programs. */
export async function symbolPicture({ width, rows, rowHeight, modules }: Pdf417Grid, scale: number): Promise<Buffer> {
  const size = { width: (width + 2 * quietZone) * scale, height: (rows * rowHeight + 2 * quietZone) * scale }
  const grey = Buffer.alloc(size.width * size.height, white)
  for (let row = 0; row < rows; row++) {
    const line = Buffer.alloc(size.width, white)
    for (let x = 0; x < width; x++) if (modules[row * width + x]) line.fill(0, (quietZone + x) * scale, (quietZone + x + 1) * scale)
    const top = (quietZone + row * rowHeight) * scale
    for (let y = top; y < top + rowHeight * scale; y++) grey.set(line, y * size.width)
  }
  const { default: sharp } = await import('sharp')
  // Equal rows compress best by their difference; a palette takes three times as long for half the bytes.
  const picture = sharp(grey, { raw: { ...size, channels: 1 } }).toColourspace('b-w')
  return picture.png({ adaptiveFiltering: true }).toBuffer()
}
