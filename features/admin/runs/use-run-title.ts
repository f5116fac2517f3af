import { useTranslations } from 'next-intl'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'

/** What a run does, in words. */
export function useRunTitle() {
  const t = useTranslations('admin.runs.kinds')
  const statuses = useTranslations('order.status')

  function titleOf({ kind, to, lowAt }: Pick<OfficeRun, 'kind' | 'to' | 'lowAt'>): string {
    switch (kind) {
      case 'order.change':
        return t('change', { status: to ? statuses(to) : '' })
      case 'order.note':
        return t('note')
      case 'stock.threshold':
        return lowAt === null ? t('thresholdDefault') : t('threshold', { count: lowAt })
    }
    return kind satisfies never
  }

  return (run: Pick<OfficeRun, 'kind' | 'to' | 'lowAt' | 'undoes'>) =>
    run.undoes === null ? titleOf(run) : t('undo', { title: titleOf(run) })
}
