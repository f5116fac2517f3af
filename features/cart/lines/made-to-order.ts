import type { CartItem } from '@/lib/api/entities/cart.schema'

/** Whether a line, or a part of its bundle, carries what the buyer has written (docs/rules/after-sale.md#withdrawal-exceptions). */
export function isMadeToOrder({ options: { personalizations = {}, bundleOptions = [] } }: Pick<CartItem, 'options'>): boolean {
  const written = [personalizations, ...bundleOptions.map(({ options }) => options.personalizations ?? {})]
  return written.some((texts) => Object.values(texts).some((text) => text !== ''))
}
