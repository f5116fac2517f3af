'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { PagedList } from '@/features/account/layout/paged-list'
import { useWishlistProducts } from './queries'
import { WishlistRow } from './wishlist-row'

export function WishlistView() {
  const t = useTranslations('account.wishlist')
  return (
    <PagedList namespace="wishlist" icon={<Icon name="heart" />} query={useWishlistProducts()}>
      {(products, total) => (
        <>
          <p className="text-ink-soft">{t('count', { count: total })}</p>
          <ul className="divide-y divide-line border-y border-line">
            {products.map((product) => (
              <WishlistRow key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
