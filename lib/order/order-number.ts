import { z } from 'zod'

/** An order number as people type it: blanks are ignored and the hyphen may be missing (docs/rules/after-sale.md#order-link-mail). */
export const TypedOrderNumber = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/\s/g, '').replace(/^(\d{4})(\d{6,9})$/, '$1-$2'))
  .pipe(z.string().regex(/^\d{4}-\d{6,9}$/, 'orderNumber'))
