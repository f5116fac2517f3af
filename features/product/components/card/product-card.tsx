import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { WishlistButton } from '@/features/wishlist/components/wishlist-button'
import type { ProductCard as CardData } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { reductionOf } from '@/lib/money/reduction'
import { Byline } from './byline'
import { AddToCartButton } from './add-to-cart-button'
import { ProductPicture, shapeOf } from './product-picture'
import { PercentBadge, ProductPrice } from './product-price'

type ProductCardProps = {
  product: CardData
  /** The heading's level on its page. */
  as?: 'h2' | 'h3'
  priority?: 'high' | 'eager' | 'lazy'
  className?: string
}

const sizesOf = {
  tall: '(min-width: 64rem) 15rem, (min-width: 40rem) 22vw, 31vw',
  square: '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw',
  wide: '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw',
}

/** A product in a list. The whole card links to its page; the button adds one unit to the cart. */
export function ProductCard({ product, as: Heading = 'h3', priority, className }: ProductCardProps) {
  const { name, slug, media, stock } = product
  const [picture] = media
  const isSoldOut = stock.state === 'out'
  return (
    <article className={cn('group relative flex min-w-0 flex-col', className)}>
      <div className="relative">
        {picture ? (
          <ProductPicture
            picture={picture}
            sizes={sizesOf[shapeOf(picture)]}
            priority={priority}
            alt=""
            className={cn('transition-colors duration-200 group-hover:bg-accent-soft', isSoldOut && 'opacity-70 grayscale-[45%]')}
          />
        ) : (
          <span className="block aspect-4/5 rounded bg-sunken" />
        )}
        <Badges product={product} />
        <WishlistButton
          productId={product.id}
          name={name}
          variant="floating"
          className="absolute top-1.5 right-1.5 z-1 sm:top-2.5 sm:right-2.5"
        />
      </div>
      <div className="flex grow flex-col gap-1 pt-4 sm:pt-5">
        <Heading className="text-lg leading-snug">
          <Link
            href={{ pathname: '/product/[slug]', params: { slug } }}
            className="stretched-link decoration-1 underline-offset-4 group-hover:underline"
          >
            {name}
          </Link>
        </Heading>
        <Byline product={product} className="text-sm text-ink-soft" />
        <div className="mt-auto flex items-end justify-between gap-2 pt-2">
          <ProductPrice offer={product} />
          {isSoldOut ? null : <CardAction product={product} />}
        </div>
      </div>
    </article>
  )
}

function Badges({ product }: { product: CardData }) {
  const t = useTranslations('product.badge')
  const reduction = reductionOf(product)
  const isSoldOut = product.stock.state === 'out'
  return (
    <span className="pointer-events-none absolute top-2 left-2 flex flex-col items-start gap-1.5 sm:top-3 sm:left-3">
      {isSoldOut ? <Badge tone="ink">{t(product.awaitsFile ? 'coming' : 'soldOut')}</Badge> : null}
      {reduction?.percent && !isSoldOut ? <PercentBadge percent={reduction.percent} /> : null}
      {product.isNew && !isSoldOut ? <Badge tone="accent">{t('isNew')}</Badge> : null}
    </span>
  )
}

/** Adds to the cart, or links to the product page when options must be chosen. */
function CardAction({ product }: { product: CardData }) {
  const t = useTranslations('product')
  const { id, name, slug, format, needsChoice } = product
  return (
    <span className="relative z-1 -mb-1.5 shrink-0">
      {needsChoice ? (
        <Link
          href={{ pathname: '/product/[slug]', params: { slug } }}
          aria-label={t('chooseNamed', { name })}
          className={iconButtonVariants({ variant: 'floating' })}
        >
          <Icon name="sliders-horizontal" className="stroke-[1.75]" />
        </Link>
      ) : (
        <AddToCartButton product={{ id, name, format }} label={t('addNamed', { name })} />
      )}
    </span>
  )
}
