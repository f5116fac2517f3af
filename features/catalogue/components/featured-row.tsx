import { useTranslations } from 'next-intl'
import { moreLinkStyles } from '@/components/layout/section-heading'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import { ProductPrice } from '@/features/product/components/card/product-price'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { listHref, defaultQuery } from '../list-query'

type FeaturedRowProps = { slug: string | null; products: readonly ProductCard[] }

/** The featured products of a category, small enough to keep the list below in view (docs/rules/storefront.md#featured-block). */
export function FeaturedRow({ slug, products }: FeaturedRowProps) {
  const t = useTranslations('shop')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="izdvojeno" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="izdvojeno" className="text-lg">
          {t('featured')}
        </h2>
        <Link href={listHref(slug, { ...defaultQuery, featured: true })} prefetch={false} className={moreLinkStyles}>
          {t('allFeatured')}
        </Link>
      </div>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-x-6 gap-y-3 overflow-x-auto px-gutter py-1 [scrollbar-width:none] sm:-mx-1 sm:grid sm:grid-cols-2 sm:px-1">
        {products.map((product) => (
          <li key={product.id} className="group relative flex w-64 shrink-0 snap-start items-center gap-4 sm:w-auto">
            <FeaturedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeaturedProduct({ product }: { product: ProductCard }) {
  const { name, slug, media } = product
  const [picture] = media
  return (
    <>
      <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded bg-sunken p-1.5 transition-colors duration-200 group-hover:bg-accent-soft">
        {picture ? <Thumbnail picture={picture} sizes="5rem" /> : null}
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="text-base leading-snug">
          <Link
            href={{ pathname: '/product/[slug]', params: { slug } }}
            className="stretched-link decoration-1 underline-offset-4 group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <ProductPrice offer={product} />
      </div>
    </>
  )
}
