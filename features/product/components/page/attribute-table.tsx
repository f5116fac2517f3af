import { useLocale, useTranslations } from 'next-intl'
import type { Product } from '@/lib/api/entities/product.schema'
import { attributeText } from '@/features/product/attribute-text'

type AttributeTableProps = { product: Pick<Product, 'attributeSet' | 'sku' | 'weightGrams'> }

/** Attributes, weight and SKU; empty values are left out. */
export function AttributeTable({ product: { attributeSet, sku, weightGrams } }: AttributeTableProps) {
  const t = useTranslations('productPage')
  const language = { locale: useLocale(), yes: t('yes'), no: t('no') }
  const attributes = attributeSet.attributes.map((entry) => ({ label: entry.label, text: attributeText(entry, language) }))
  const lines = [
    ...attributes,
    { label: t('weight'), text: weightGrams === null ? null : `${weightGrams}\u00a0g` },
    { label: t('sku'), text: sku },
  ]
  return (
    <dl className="divide-y divide-line border-y border-line">
      {lines.map(({ label, text }) =>
        text === null ? null : (
          <div key={label} className="grid grid-cols-[min(9rem,50%)_minmax(0,1fr)] gap-4 py-2.5 text-sm">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
