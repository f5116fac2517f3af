'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'

/** A list that could not be loaded, which must not look empty. */
export function ListFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslations('edit.inspector')
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('listFailed')}
      actions={
        <Button size="sm" variant="secondary" busy={isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
