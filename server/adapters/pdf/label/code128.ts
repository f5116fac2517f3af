/** A Code 128 symbol (ISO/IEC 15417): its width in modules without the quiet zone, and each bar with its place. */
export type Code128 = { width: number; bars: { x: number; width: number }[] }

/** Modules of white that must be on both sides. */
export const quietZone = 10

/** The encoder is 2 MB, so it loads with the first symbol and never in a browser. */
export async function code128(text: string): Promise<Code128> {
  // The types promise `raw` among the exports, where a symbology has that name; the function is in the default export.
  const encoder: Pick<typeof import('@bwip-js/generic'), 'raw'> = Reflect.get(await import('@bwip-js/generic'), 'default')
  const [symbol] = encoder.raw('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode encoder returned no symbol.')
  // Bars and spaces in turn, a bar first.
  let x = 0
  const runs = symbol.sbs.map((width) => ({ x: (x += width) - width, width }))
  return { width: x, bars: runs.filter((_, index) => index % 2 === 0) }
}
