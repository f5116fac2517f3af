import { useTranslations } from 'next-intl'
import { PartPicture } from '@/features/cart/add/part-picture'
import type { BundlePart } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'

/** The parts of a bundle with the options that each one offers. */
export function BundleParts({ parts }: { parts: readonly BundlePart[] }) {
  const t = useTranslations('product.bundle')
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="sto-je-unutra" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="sto-je-unutra" className="text-lg">
        {t('title')}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {parts.map(({ qty, product }) => (
          <li key={product.id} className="flex items-center gap-4 py-3">
            <PartPicture picture={product.media[0]} />
            <span className="flex min-w-0 grow flex-col">
              <Link
                href={{ pathname: '/product/[slug]', params: { slug: product.slug } }}
                className="font-medium underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="text-sm text-ink-soft">{choicesOf(product)}</span>
            </span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">{t('part', { qty })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function choicesOf({ associatedProductsAttributes }: BundlePart['product']) {
  return associatedProductsAttributes.map(({ label, values }) => `${label}: ${values.map(({ value }) => value).join(', ')}`).join('; ')
}
