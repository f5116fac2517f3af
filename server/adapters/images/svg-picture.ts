/** A drawing of ours as PNG of this width, its edges kept sharp: for readers that show no SVG, e.g. mail programs. */
export async function svgPicture(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: 200 }).resize({ width, kernel: 'nearest' }).png({ palette: true }).toBuffer()
}
