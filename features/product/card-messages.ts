import type { Messages } from 'next-intl'

/** The messages of a product card, for a card that the browser renders on a page without the `product` namespace. */
export function cardMessages({ product }: Messages) {
  const { from, priceNow, priceBefore, lowestShort, percentOff, percentOffLabel, perUnit, badge, addNamed, chooseNamed, member } = product
  return { from, priceNow, priceBefore, lowestShort, percentOff, percentOffLabel, perUnit, badge, addNamed, chooseNamed, member }
}

export type CardMessages = ReturnType<typeof cardMessages>

/** Those of a price alone. */
export function priceMessages({ product }: Pick<Messages, 'product'>) {
  const { from, priceNow, priceBefore, lowestShort, perUnit, member } = product
  return { from, priceNow, priceBefore, lowestShort, perUnit, member }
}

export type PriceMessages = ReturnType<typeof priceMessages>
