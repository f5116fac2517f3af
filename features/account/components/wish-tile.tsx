'use client'

import { useTranslations } from 'next-intl'
import { useWishedProducts } from '@/features/wishlist/queries'
import { Tile } from './tile'

/** A few of the covers that are wished for. */
const covers = 4

export function WishTile() {
  const t = useTranslations('account.tiles.wishlist')
  const { data } = useWishedProducts()
  const page = data?.pages[0]
  const pictures = page?.records.flatMap(({ media }) => media.slice(0, 1)).slice(0, covers) ?? []
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
