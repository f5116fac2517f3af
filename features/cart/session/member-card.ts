import { deleteCookie, readCookie, writeCookie } from '@/lib/browser/cookies'

/** The member card that this browser knows, for 30 days (SPEC 4): who has one sees a member's prices (./components/member-mark.tsx). */
export function rememberMemberCard(barcode: string) {
  if (readCookie('memberCard') !== barcode) writeCookie('memberCard', barcode)
}

export function forgetMemberCard() {
  deleteCookie('memberCard')
}

export type CardEntry = 'empty' | 'ignored' | 'check'

/**
 * What becomes of a number that was entered (SPEC 4): only somebody signed in is asked about, nothing is asked about an empty field, nor about the
 * card that is known here and lies on the cart already.
 */
export function decideCardEntry(
  written: string,
  { isSignedIn, known, onCart }: { isSignedIn: boolean; known: string | null; onCart: string | null },
): CardEntry {
  const barcode = normalizeBarcode(written)
  if (!isSignedIn) return 'ignored'
  if (barcode === '') return 'empty'
  return barcode === known && barcode === onCart ? 'ignored' : 'check'
}

export function normalizeBarcode(written: string) {
  return written.replace(/\s+/g, '')
}
