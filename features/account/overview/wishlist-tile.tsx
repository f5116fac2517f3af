'use client'

import { useTranslations } from 'next-intl'
import { useWishlistProducts } from '@/features/account/wishlist/queries'
import { Tile } from './tile'

const maxPictures = 4

export function WishlistTile() {
  const t = useTranslations('account.tiles.wishlist')
  const { data } = useWishlistProducts()
  const page = data?.pages[0]
  const pictures = page?.records.flatMap(({ media }) => media.slice(0, 1)).slice(0, maxPictures) ?? []
  return (
    <Tile title={t('title')} href="/profile/wishlist" action={t('action', { count: page?.totalRecords ?? 0 })}>
      {pictures.length > 0 ? (
        <div className="flex h-20 items-end gap-3">
          {pictures.map(({ id, src, srcset, width, height }) => (
            <img
              key={id}
              src={src}
              srcSet={srcset || undefined}
              sizes="4rem"
              width={width}
              height={height}
              alt=""
              loading="lazy"
              className="h-full w-auto min-w-0 rounded object-contain shadow-soft"
            />
          ))}
        </div>
      ) : (
        <p>{page ? t('none') : ' '}</p>
      )}
    </Tile>
  )
}
