import { useTranslations } from 'next-intl'
import type { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import { formatPrice } from '@/lib/office/formats'

/** What an edit changes, a phrase for each change, the total last. */
export function useChangesText(): (changes: EditChanges) => string[] {
  const t = useTranslations('admin.orders.changes')
  return ({ lines, delivery, hasAddress, total }) => [
    ...lines.map(({ name, from, to }) => {
      if (from === 0) return t('added', { quantity: to, name })
      return to === 0 ? t('removed', { quantity: from, name }) : t('quantity', { name, from, to })
    }),
    ...(delivery ? [t('delivery', delivery)] : []),
    ...(hasAddress ? [t('address')] : []),
    ...(total.from === total.to ? [] : [t('total', { from: formatPrice(total.from), to: formatPrice(total.to) })]),
  ]
}
