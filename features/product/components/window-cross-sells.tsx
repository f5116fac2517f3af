'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { CardWords } from '../card-words'
import { CartCrossSells } from './cart-cross-sells'

/** What goes with the cart, in its window over any page: most of them know no words of products, so it brings those of its cards. */
export function WindowCrossSells({ words }: { words: CardWords }) {
  const known = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...known, product: { ...words, ...known.product } }}>
      <CartCrossSells compact />
    </NextIntlClientProvider>
  )
}
