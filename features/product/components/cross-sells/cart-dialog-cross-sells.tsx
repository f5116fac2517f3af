'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { CardMessages } from '@/features/product/card-messages'
import { CartCrossSells } from './cart-cross-sells'

/** Cross-sells in the cart dialog. Brings the messages of its cards, since most pages lack the `product` namespace. */
export function CartDialogCrossSells({ messages }: { messages: CardMessages }) {
  const pageMessages = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...pageMessages, product: { ...messages, ...pageMessages.product } }}>
      <CartCrossSells compact />
    </NextIntlClientProvider>
  )
}
