import { z } from 'zod'
import type { Amount } from '../port'

/** PayPal writes amounts as text, '19.90'; fractions of a cent do not parse. */
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

/** PayPal's resources link to each other by URL. */
export const Links = z.array(z.object({ href: z.string() })).default([])

/** The id of the first linked resource of this kind, e.g. 'v2/payments/captures'; links to actions are ignored. */
export function linked(links: z.infer<typeof Links>, kind: string): string | undefined {
  const [id] = links.flatMap(({ href }) => new RegExp(`/${kind}/([^/?]+)$`).exec(href)?.[1] ?? [])
  return id
}
