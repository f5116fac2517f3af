import { useTranslations } from 'next-intl'
import { EditableValue } from '@/components/editable/editable-value'
import { ScriptNotice } from '@/components/hydration/script-notice'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { RichText } from '@/components/ui/text/rich-text'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { ReviewsSection } from '@/features/reviews/components/reviews-section'
import type { ReviewRules } from '@/features/reviews/comments-input'
import { WishlistButton } from '@/features/wishlist/components/wishlist-button'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { Product } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'
import { AttributeTable } from './attribute-table'
import { BundleParts } from './bundle-parts'
import type { InfoPages } from '@/features/product/info-pages'
import type { DeliveryPrice } from '@/features/product/load-delivery-price'
import { BuyBox } from '@/features/product/components/buy-box/buy-box'
import { Editions } from './editions'
import { DeliveryNotes } from './delivery-notes'
import { Gallery } from '@/features/product/components/gallery/gallery'
import { Byline } from '@/features/product/components/card/byline'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { SampleLink } from '@/features/product/components/samples/sample-link'
import { RatingSummary } from './rating-summary'
import { LazyShareButton } from './lazy-share-button'

/** Names with more characters are set smaller, so that the price stays above the fold. */
const longNameLength = 70

type ProductPageProps = { product: Product; rules: ReviewRules; pages: InfoPages; delivery: DeliveryPrice }

/** The product page. Only the buy box, gallery, reviews and buttons run in the browser. */
export function ProductPage({ product, rules, pages, delivery }: ProductPageProps) {
  const t = useTranslations('productPage')
  const noScript = useTranslations('shell.noScript')
  const { id, name, summary, slug, rating } = product
  const key = `product:${id}`
  return (
    <article>
      <Container className="flex flex-col gap-6 pt-4 pb-section sm:pt-6">
        <ProductBreadcrumbs product={product} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-20">
          <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24 lg:self-start">
            <EditableValue documentKey={key} field="pictures">
              <Gallery pictures={picturesOf(product)} name={name} />
            </EditableValue>
            <EditableValue documentKey={key} field="samplePages">
              <SampleLink product={product} />
            </EditableValue>
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:pt-2">
            <header className="flex flex-col gap-3">
              <div className="flex flex-wrap items-start justify-between gap-4">
                <h1 className={cn('min-w-0 grow basis-40', name.length > longNameLength && 'text-2xl')}>
                  <EditableValue documentKey={key} field="name">
                    {name}
                  </EditableValue>
                </h1>
                <span className="flex shrink-0 gap-2">
                  <WishlistButton productId={id} />
                  <LazyShareButton title={name} />
                </span>
              </div>
              <Byline product={product} className="text-lg text-ink-soft" />
              <RatingSummary rating={rating} stars={rules.stars} />
              <EditableValue documentKey={key} field="summary" as="p" className="max-w-prose text-lg">
                {summary ? <p className="max-w-prose text-lg">{summary}</p> : null}
              </EditableValue>
            </header>
            <Editions product={product} />
            <ScriptNotice text={noScript('buy')} />
            <BuyBox slug={slug} membershipPage={pages.membership} />
            <BundleParts parts={product.bundles} />
            <DeliveryNotes {...product} pages={pages} price={delivery} />
          </div>
        </div>
      </Container>
      <Section below tone="surface">
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-labelledby="o-proizvodu" className="flex min-w-0 flex-col gap-6">
            <h2 id="o-proizvodu">{t('description')}</h2>
            <EditableValue documentKey={key} field="description">
              <RichText doc={product.description} />
            </EditableValue>
          </section>
          <section aria-labelledby="podaci" className="flex min-w-0 flex-col gap-6">
            <h2 id="podaci" className="text-2xl">
              {t('details')}
            </h2>
            <AttributeTable product={product} />
            <SafetyInformation product={product} />
          </section>
        </div>
      </Section>
      <Section below aria-labelledby="recenzije">
        <ReviewsSection resource={{ type: 'product', id }} rating={rating} rules={rules} />
      </Section>
      {product.crossSellProducts.length > 0 ? (
        <Section below tone="surface" aria-labelledby="s-iste-police">
          <h2 id="s-iste-police" className="pb-8">
            {t('related')}
          </h2>
          <ProductGrid products={product.crossSellProducts} columns={4} />
        </Section>
      ) : null}
    </article>
  )
}

/** The pictures of the product and its variants, each once. */
function picturesOf({ media, associatedProducts }: Product): Picture[] {
  const all = [...media, ...associatedProducts.flatMap((variant) => variant.media)]
  return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}

function ProductBreadcrumbs({ product: { name, categories } }: { product: Product }) {
  const t = useTranslations('productPage')
  const categoryItems = categories.map(({ name, slug }) => ({ label: name, href: { pathname: '/shop/[slug]' as const, params: { slug } } }))
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('home'), href: '/' }, { label: t('shop'), href: '/shop' }, ...categoryItems, { label: name }]}
    />
  )
}

/** docs/rules/storefront.md#product-safety */
function SafetyInformation({ product: { manufacturer, safetyNote } }: { product: Product }) {
  const t = useTranslations('productPage')
  if (!manufacturer && !safetyNote) return null
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {manufacturer ? (
        <div>
          <dt className="text-ink-soft">{t('manufacturer')}</dt>
          <dd>{[manufacturer.name, manufacturer.address, manufacturer.email].filter(Boolean).join(', ')}</dd>
        </div>
      ) : null}
      {safetyNote ? (
        <div>
          <dt className="text-ink-soft">{t('safety')}</dt>
          <dd>{safetyNote}</dd>
        </div>
      ) : null}
    </dl>
  )
}
