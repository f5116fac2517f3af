import { z } from 'zod'
import { text } from './common.schema'

/** The number of a member card as printed or scanned; spaces are ignored (docs/rules/accounts.md#member-card-number). */
export const Barcode = text(60)
  .transform((value) => value.replace(/\s+/g, ''))
  .pipe(z.string().regex(/^[\dA-Za-z-]{4,40}$/, 'barcode'))

export const CardValidity = z.object({ isValid: z.boolean() })
