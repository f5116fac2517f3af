'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { LinkButton } from '@/components/ui/button/link-button'
import { useAddToCart } from '@/features/cart/add/use-add-to-cart'
import { ProductPicture } from '@/features/product/components/card/product-picture'
import { ProductPrice } from '@/features/product/components/card/product-price'
import { StockStatus } from '@/features/product/components/buy-box/stock-status'
import { useSetWishlisted } from '@/features/wishlist/mutations'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { decideMoveToCart } from './decide-move-to-cart'

/** One wishlist item with price, stock and its cart button. */
export function WishlistRow({ product }: { product: ProductCard }) {
  const t = useTranslations('account.wishlist')
  const productMessages = useTranslations('product')
  const { id, name, slug, byline, media } = product
  const { add, isAdding } = useAddToCart()
  const setWishlisted = useSetWishlisted()
  const [picture] = media
  const href = { pathname: '/product/[slug]' as const, params: { slug } }
  const move = decideMoveToCart(product)

  async function moveToCart() {
    // Only an added item leaves the list; the cart shows the toast.
    if (await add(product)) await setWishlisted.mutateAsync({ productId: id, isWishlisted: false }).catch(toastError)
  }

  async function remove() {
    try {
      await setWishlisted.mutateAsync({ productId: id, isWishlisted: false })
      toastSuccess(t('removed'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto_auto] sm:gap-x-6">
      <Link href={href} tabIndex={-1} aria-hidden="true" className="row-span-2 sm:row-span-1">
        {picture ? <ProductPicture picture={picture} sizes="6rem" alt="" /> : <span className="block aspect-4/5 rounded bg-sunken" />}
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
        {product.awaitsFile ? (
          <p className="text-sm text-ink-soft">{productMessages('badge.coming')}</p>
        ) : (
          <StockStatus stock={product.stock} />
        )}
      </div>
      <IconButton
        label={t('removeNamed', { name })}
        aria-busy={setWishlisted.isPending}
        onClick={() => void remove()}
        className="-mt-2 -mr-2 text-ink-soft sm:col-start-4 sm:row-start-1 sm:mt-0 sm:self-center"
      >
        <Icon name="trash" className="stroke-[1.75]" />
      </IconButton>
      {move === 'soldOut' ? null : (
        <div className="col-span-2 sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:self-center">
          {move === 'choose' ? (
            <LinkButton href={href} variant="secondary" size="sm" aria-label={t('chooseNamed', { name })}>
              {t('choose')}
            </LinkButton>
          ) : (
            <Button
              size="sm"
              busy={isAdding || setWishlisted.isPending}
              aria-label={t('moveNamed', { name })}
              onClick={() => void moveToCart()}
            >
              <Icon name="shopping-bag" className="size-4.5" />
              {t('move')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
