import type { Gift } from './gift-store'

/** What the shopper writes to an order, as it is sent with it. */
export type OrderNotes = { orderMessage: string; giftMessage: string; to: string; from: string }

/** `gift` is null where nothing is sent to anybody. What was written and then is no gift after all stays here. */
export function toOrderNotes(orderMessage: string, gift: Gift | null): OrderNotes {
  const { message: giftMessage, to, from } = gift?.isGift ? gift : { message: '', to: '', from: '' }
  return { orderMessage, giftMessage, to, from }
}

/** A gift of which nothing is said: the shop would not know that it is one. */
export function isGiftEmpty({ isGift, to, from, message }: Gift): boolean {
  return isGift && `${to}${from}${message}`.trim() === ''
}
