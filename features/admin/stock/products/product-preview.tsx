'use client'

import { useTranslations } from 'next-intl'
import { ActionError } from '@/components/form/action-error'
import { Alert } from '@/components/ui/feedback/alert'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { useReasonText } from '@/features/admin/runs/use-reason-text'
import type { ProductBulkPreview } from '@/lib/api/v1/product/office/bulk.schema'
import { formatPrice } from '@/lib/office/formats'
import { maxRunProducts } from '@/lib/office/max-run-rows'

type ProductPreviewProps = { /** Undefined while it loads. */ preview: ProductBulkPreview | undefined; error: Error | null }

/** What a run over products would do: how many it changes and leaves, and the first of them with their new prices. */
export function ProductPreview({ preview, error }: ProductPreviewProps) {
  const t = useTranslations('admin.runs.preview')
  const products = useTranslations('admin.stock.products')
  const reasonText = useReasonText()
  if (error) return <ActionError error={error} />
  if (!preview) {
    return (
      <>
        <output className="sr-only">{t('loading')}</output>
        <SkeletonText lines={3} />
      </>
    )
  }
  const { found, changes, refusals, rows } = preview
  return (
    <div className="flex flex-col gap-3">
      {found > maxRunProducts ? <Alert tone="warning">{t('limited', { limit: maxRunProducts, found })}</Alert> : null}
      <output className="font-medium">{t('changes', { count: changes })}</output>
      {refusals.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm text-ink-soft">
          {refusals.map(({ reason, count, examples }) => (
            <li key={reason} className="wrap-anywhere">
              {products('left', {
                count,
                reason: reasonText(reason),
                examples: examples.join(', '),
                isMore: String(count > examples.length),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <ul aria-label={products('sample')} className="flex max-h-60 flex-col gap-2 overflow-y-auto text-sm">
        {rows.map(({ id, sku, name, price, newPrice, reason }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-ink-soft">{sku}</span>
            </span>
            <span className="tabular-nums">
              {price === null ? null : <span className="text-ink-soft">{formatPrice(price)}</span>}
              {newPrice === null ? null : <span className="font-medium">{` → ${formatPrice(newPrice)}`}</span>}
              {reason === null ? null : <span className="text-ink-soft">{` ${reasonText(reason)}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
