import { useTranslations } from 'next-intl'
import type { ProductChange } from '@/lib/api/entities/product-change.schema'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'
import { formatPrice } from '@/lib/office/formats'

type Titled = Pick<OfficeRun, 'kind' | 'to' | 'lowAt' | 'change'>

/** What a run does, in words. */
export function useRunTitle() {
  const t = useTranslations('admin.runs.kinds')
  const statuses = useTranslations('order.status')

  function titleOf({ kind, to, lowAt, change }: Titled): string {
    switch (kind) {
      case 'order.change':
        return t('change', { status: to ? statuses(to) : '' })
      case 'order.note':
        return t('note')
      case 'stock.threshold':
        return lowAt === null ? t('thresholdDefault') : t('threshold', { count: lowAt })
      case 'product.price':
      case 'product.sale':
      case 'product.saleEnd':
      case 'product.visibility':
        return change ? changeTitle(change) : ''
    }
    return kind satisfies never
  }

  function changeTitle(change: ProductChange): string {
    switch (change.kind) {
      case 'price':
        return t('price', { size: sizeOf(change.by, change.value), ending: change.ending })
      case 'sale':
        return t('sale', { size: sizeOf(change.by, -change.value), ending: change.ending })
      case 'saleEnd':
        return t('saleEnd')
      case 'visibility':
        return t(change.archived ? 'hide' : 'publish')
    }
    return change satisfies never
  }

  return (run: Titled & Pick<OfficeRun, 'undoes'>) => (run.undoes === null ? titleOf(run) : t('undo', { title: titleOf(run) }))
}

/** '−10 %', '+2,50 €', '0 %'. */
function sizeOf(by: 'percent' | 'amount', value: number): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '−' : value > 0 ? '+' : ''
  return sign + (by === 'percent' ? `${String(size).replace('.', ',')}\u00a0%` : formatPrice(size))
}
