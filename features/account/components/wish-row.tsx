'use client'

import { ShoppingBag, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { useAddToCart } from '@/features/cart/use-add-to-cart'
import { Cover } from '@/features/product/components/cover'
import { ProductPrice } from '@/features/product/components/product-price'
import { StockLine } from '@/features/product/components/stock-line'
import { useSetWish } from '@/features/wishlist/mutations'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { decideMove } from '../decide-move'

/** One wish: what it is, what it costs now, whether it is there, and the way into the cart. */
export function WishRow({ product }: { product: ProductCard }) {
  const t = useTranslations('account.wishlist')
  const words = useTranslations('product')
  const { id, name, slug, byline, media } = product
  const { add, isAdding } = useAddToCart()
  const setWish = useSetWish()
  const [picture] = media
  const href = { pathname: '/product/[slug]' as const, params: { slug } }
  const move = decideMove(product)

  async function moveToCart() {
    // Only what lies in the cart leaves the list; the toast of the cart says so.
    if (await add(product)) await setWish.mutateAsync({ productId: id, wished: false }).catch(toastError)
  }

  async function remove() {
    try {
      await setWish.mutateAsync({ productId: id, wished: false })
      toastSuccess(t('removed'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto_auto] sm:gap-x-6">
      <Link href={href} tabIndex={-1} aria-hidden="true" className="row-span-2 sm:row-span-1">
        {picture ? <Cover picture={picture} sizes="6rem" alt="" /> : <span className="block aspect-4/5 rounded bg-sunken" />}
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg leading-snug">
          <Link href={href} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        {byline ? <p className="text-sm text-ink-soft">{byline}</p> : null}
        <div className="pt-1">
          <ProductPrice offer={product} />
        </div>
        {product.awaitsFile ? <p className="text-sm text-ink-soft">{words('badge.coming')}</p> : <StockLine stock={product.stock} />}
      </div>
      <IconButton
        label={t('removeNamed', { name })}
        aria-busy={setWish.isPending}
        onClick={() => void remove()}
        className="-mt-2 -mr-2 text-ink-soft sm:col-start-4 sm:row-start-1 sm:mt-0 sm:self-center"
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      {move === 'soldOut' ? null : (
        <div className="col-span-2 sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:self-center">
          {move === 'choose' ? (
            <LinkButton href={href} variant="secondary" size="sm" aria-label={t('chooseNamed', { name })}>
              {t('choose')}
            </LinkButton>
          ) : (
            <Button size="sm" busy={isAdding || setWish.isPending} aria-label={t('moveNamed', { name })} onClick={() => void moveToCart()}>
              <ShoppingBag aria-hidden="true" className="size-4.5" />
              {t('move')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
