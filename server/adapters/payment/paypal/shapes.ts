import { z } from 'zod'
import type { Amount } from '../port'

/** PayPal writes money as text, '19.90'. Anything finer than a cent is not money of ours and does not parse. */
export const PayPalMoney = z
  .object({ currency_code: z.string(), value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/) })
  .transform(({ currency_code: currency, value }): Amount => ({ currency, cents: centsOf(value) }))

export function toPayPalMoney({ cents, currency }: Amount) {
  return { currency_code: currency, value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` }
}

function centsOf(value: string): number {
  const [euros = '', rest = ''] = value.split('.')
  return Number(euros) * 100 + Number(rest.padEnd(2, '0'))
}

/** PayPal's resources name each other by links to their addresses. */
export const Links = z.array(z.object({ href: z.string() })).default([])

/** The id of the first thing of this kind, e.g. 'v2/payments/captures', that is linked to; a link to something that can be done with it is none. */
export function linked(links: z.infer<typeof Links>, kind: string): string | undefined {
  const [id] = links.flatMap(({ href }) => new RegExp(`/${kind}/([^/?]+)$`).exec(href)?.[1] ?? [])
  return id
}
