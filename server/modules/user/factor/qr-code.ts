/** A QR code: `size` modules a side, the dark ones as one SVG path in module units, without the quiet zone. */
export type QrCode = { size: number; path: string }

/** The encoder is 2 MB, so it loads with the first code. */
export async function qrCode(text: string): Promise<QrCode> {
  // The types promise `raw` among the exports, where a symbology has that name; the function is in the default export.
  const encoder: Pick<typeof import('@bwip-js/generic'), 'raw'> = Reflect.get(await import('@bwip-js/generic'), 'default')
  const [symbol] = encoder.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('The barcode encoder returned no symbol.')
  const { pixs, pixx: size } = symbol
  const rows = Array.from({ length: size }, (_, y) => pixs.slice(y * size, (y + 1) * size))
  return { size, path: rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('') }
}
