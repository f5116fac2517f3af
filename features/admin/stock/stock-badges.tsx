import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { StockItem } from '@/lib/api/v1/stock/office.schema'

export function StockBadges({ item: { available, isLow, archived } }: { item: StockItem }) {
  const t = useTranslations('admin.stock')
  return (
    <>
      {available === null ? <Badge>{t('untracked')}</Badge> : null}
      {isLow ? <Badge tone={available === 0 ? 'danger' : 'warning'}>{t(available === 0 ? 'out' : 'low')}</Badge> : null}
      {archived ? <Badge>{t('archived')}</Badge> : null}
    </>
  )
}
