import type { Gift } from './gift-store'

/** The shopper's texts as they are sent with an order. */
export type OrderNotes = { orderMessage: string; giftMessage: string; to: string; from: string }

/** `gift` is null for a digital cart. Texts of an unchecked gift are not sent. */
export function toOrderNotes(orderMessage: string, gift: Gift | null): OrderNotes {
  const { message: giftMessage, to, from } = gift?.isGift ? gift : { message: '', to: '', from: '' }
  return { orderMessage, giftMessage, to, from }
}

/** A gift without text is not accepted (docs/rules/checkout.md#gift). */
export function isGiftEmpty({ isGift, to, from, message }: Gift): boolean {
  return isGift && `${to}${from}${message}`.trim() === ''
}
