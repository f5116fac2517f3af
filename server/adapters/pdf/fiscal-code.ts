import { symbolPath } from '@/lib/croatia/symbol-path'

type Receipt = { zki: string; jir: string; issuedAt: Date; totalCents: number }

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The address at which a buyer checks an invoice with the tax authority: by JIR, without one by ZKI (docs/rules/fiscal.md#fiscal-print). */
export function fiscalCheckUrl({ zki, jir, issuedAt, totalCents }: Receipt): string {
  const of = new Map(parts.formatToParts(issuedAt).map(({ type, value }) => [type, value]))
  const at = (type: Intl.DateTimeFormatPartTypes) => of.get(type) ?? ''
  const moment = `${at('year')}${at('month')}${at('day')}_${at('hour')}${at('minute')}`
  const amount = (totalCents / 100).toFixed(2).replace('.', ',')
  return `https://porezna.gov.hr/rn?${jir ? `jir=${jir}` : `zki=${zki}`}&datv=${moment}&izn=${amount}`
}

/** A QR symbol: `size` modules a side, the dark ones as one SVG path, without the quiet zone of four modules. */
export type QrCode = { size: number; path: string }

/** The encoder is 2 MB, so it loads with the first symbol and never in a browser. */
export async function qrCode(text: string): Promise<QrCode> {
  // The types promise `raw` among the exports, where a symbology has that name; the function is in the default export.
  const encoder: Pick<typeof import('@bwip-js/generic'), 'raw'> = Reflect.get(await import('@bwip-js/generic'), 'default')
  const [symbol] = encoder.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('The barcode encoder returned no symbol.')
  return { size: symbol.pixx, path: symbolPath(symbol.pixs, symbol.pixx) }
}
