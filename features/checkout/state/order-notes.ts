import { localPath } from '@/lib/routing/links'
import { defaultLocale, type LinkLocale } from '@/lib/routing/paths'
import type { Gift } from './gift-store'

/** The shopper's texts as they are sent with an order. */
export type OrderNotes = { orderMessage: string; giftMessage: string; to: string; from: string }

/** Where a payment returns to; without them to the pages of the default language (docs/rules/orders.md#return-urls). */
export type ReturnUrls = { successURL?: string; failureURL?: string }

export function returnUrls(locale: LinkLocale): ReturnUrls {
  if (locale === defaultLocale) return {}
  return { successURL: localPath('/checkout/success', '', locale), failureURL: localPath('/checkout/failure', '', locale) }
}

/** `gift` is null for a digital cart. Texts of an unchecked gift are not sent. */
export function toOrderNotes(orderMessage: string, gift: Gift | null): OrderNotes {
  const { message: giftMessage, to, from } = gift?.isGift ? gift : { message: '', to: '', from: '' }
  return { orderMessage, giftMessage, to, from }
}

/** A gift without text is not accepted (docs/rules/checkout.md#gift). */
export function isGiftEmpty({ isGift, to, from, message }: Gift): boolean {
  return isGift && `${to}${from}${message}`.trim() === ''
}
