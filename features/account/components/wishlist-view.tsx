'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useWishedProducts } from '@/features/wishlist/queries'
import { PagedList } from './paged-list'
import { WishRow } from './wish-row'

/** The wishlist as it is today; what is bought from here leaves it. */
export function WishlistView() {
  const t = useTranslations('account.wishlist')
  return (
    <PagedList of="wishlist" icon={<Heart aria-hidden="true" />} query={useWishedProducts()}>
      {(products, total) => (
        <>
          <p className="text-ink-soft">{t('count', { count: total })}</p>
          <ul className="divide-y divide-line border-y border-line">
            {products.map((product) => (
              <WishRow key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
