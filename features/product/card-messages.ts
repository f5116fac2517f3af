import type { Messages } from 'next-intl'

/** The words on a product's card, for where it is drawn in the browser on a page that has no other words of products. */
export function cardMessages({ product }: Messages) {
  const { from, priceNow, priceBefore, lowestShort, percentOff, percentOffLabel, perUnit, badge, addNamed, chooseNamed, member } = product
  return { from, priceNow, priceBefore, lowestShort, percentOff, percentOffLabel, perUnit, badge, addNamed, chooseNamed, member }
}

export type CardMessages = ReturnType<typeof cardMessages>
