import { createHash, sign, type KeyObject } from 'node:crypto'
import type { FiscalInvoice } from '@/server/adapters/fiscal/port'
import { fiscalAmount, fiscalMoment } from './formats'

/**
 * The issuer's protection code: MD5 of the RSA-SHA1 signature of OIB, moment, number, premises, till and total (docs/rules/fiscal.md#fiscal-zki). The law fixes
 * both functions; the code proves who issued the invoice and guards no secret.
 */
export function protectionCode(key: KeyObject, { oib, issuedAt, sequence, premises, till, totalCents }: FiscalInvoice): string {
  const text = `${oib}${fiscalMoment(issuedAt)}${sequence}${premises}${till}${fiscalAmount(totalCents)}`
  return createHash('md5')
    .update(sign('RSA-SHA1', Buffer.from(text), key))
    .digest('hex')
}
