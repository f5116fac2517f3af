import { deleteCookie, readCookie, writeCookie } from '@/lib/browser/cookies'

/** docs/rules/prices.md#member-card-cookie */
export function rememberMemberCard(barcode: string) {
  if (readCookie('memberCard') !== barcode) writeCookie('memberCard', barcode)
}

export function forgetMemberCard() {
  deleteCookie('memberCard')
}

export type CardEntry = 'empty' | 'ignored' | 'check'

/**
 * Whether an entered card number is checked, ignored or empty (docs/rules/prices.md#member-card-entry).
 */
export function decideCardEntry(
  input: string,
  { isSignedIn, known, onCart }: { isSignedIn: boolean; known: string | null; onCart: string | null },
): CardEntry {
  const barcode = normalizeBarcode(input)
  if (!isSignedIn) return 'ignored'
  if (barcode === '') return 'empty'
  return barcode === known && barcode === onCart ? 'ignored' : 'check'
}

export function normalizeBarcode(input: string) {
  return input.replace(/\s+/g, '')
}
