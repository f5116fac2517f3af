'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { CardMessages } from '@/features/product/card-messages'
import { CartCrossSells } from './cart-cross-sells'

/** What goes with the cart, in its window over any page: most of them know no words of products, so it brings those of its cards. */
export function CartDialogCrossSells({ words: messages }: { words: CardMessages }) {
  const pageMessages = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...pageMessages, product: { ...messages, ...pageMessages.product } }}>
      <CartCrossSells compact />
    </NextIntlClientProvider>
  )
}
