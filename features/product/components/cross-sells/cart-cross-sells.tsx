'use client'

import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { ProductGrid } from '@/features/product/components/card/product-grid'

/** Cross-sells of the cart (docs/rules/cart.md#cross-sells); refetched when its products change, not for every quantity. */
export function CartCrossSells({ compact = false }: { compact?: boolean }) {
  const id = useId()
  const t = useTranslations('cart')
  const { data: cart } = useCart()
  const ref = cart && { cartId: cart.cartId, protectCode: cart.protectCode }
  const { data: products } = useQuery({
    queryKey: [...(ref ? queryKey(cartApi.getCrossSells, ref) : ['no cart']), cart?.items.map(({ productId }) => productId)],
    queryFn: ref ? ({ signal }) => call(cartApi.getCrossSells, ref, { signal }) : skipToken,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  if (!products || products.length === 0) return null
  return (
    <section aria-labelledby={id} className={compact ? 'pt-8' : 'pt-section'}>
      <h2 id={id} className={compact ? 'pb-5 text-xl' : 'pb-8'}>
        {t('crossSells')}
      </h2>
      <ProductGrid products={products} columns={4} />
    </section>
  )
}
