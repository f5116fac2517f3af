import { z } from 'zod'
import { text } from './common.schema'

/** The number on a member card, as it is printed or scanned; spaces in it mean nothing. */
export const Barcode = text(60)
  .transform((value) => value.replace(/\s+/g, ''))
  .pipe(z.string().regex(/^[\dA-Za-z-]{4,40}$/, 'barcode'))

export const CardVerdict = z.object({ isValid: z.boolean() })
