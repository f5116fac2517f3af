/** Renders an SVG drawing as PNG with sharp edges, for clients without SVG such as mail programs. */
export async function svgPicture(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: 200 }).resize({ width, kernel: 'nearest' }).png({ palette: true }).toBuffer()
}
