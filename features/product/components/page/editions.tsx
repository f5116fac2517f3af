import { useTranslations } from 'next-intl'
import type { Product, ProductCard } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { ProductPrice } from '@/features/product/components/card/product-price'

const cellStyles = 'flex h-full min-h-11 min-w-32 flex-col gap-0.5 rounded border px-4 py-2.5'

/** The editions of one work beside each other; this page's own first (docs/rules/catalog.md#editions). */
export function Editions({ product }: { product: Product }) {
  const t = useTranslations('productPage.editions')
  const { editions } = product
  if (editions.length === 0) return null
  const all: ProductCard[] = [product, ...editions]
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap gap-3">
        {all.map((edition) => {
          const isCurrent = edition === product
          const isNamed = all.filter(({ format }) => kindOf(format) === kindOf(edition.format)).length > 1
          const content = (
            <>
              <strong className="text-sm font-medium">{t(kindOf(edition.format))}</strong>
              {isNamed ? <span className="text-sm text-ink-soft">{edition.name}</span> : null}
              <ProductPrice offer={{ ...edition, unitPrice: null }} />
              {/* Of this page's own edition the buy box says it. */}
              {!isCurrent && edition.stock.state === 'out' ? <span className="text-xs text-ink-soft">{t('soldOut')}</span> : null}
            </>
          )
          return (
            <li key={edition.id}>
              {isCurrent ? (
                <span aria-current="true" className={cn(cellStyles, 'border-action bg-action-soft')}>
                  {content}
                </span>
              ) : (
                <Link
                  href={{ pathname: '/product/[slug]', params: { slug: edition.slug } }}
                  prefetch={false}
                  className={cn(cellStyles, 'border-line-strong hover:border-action')}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function kindOf(format: ProductCard['format']) {
  return format === 'EProduct' ? 'digital' : 'printed'
}
