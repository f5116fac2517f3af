'use client'

import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'

export function ListFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations('account.failed')
  const retry = (
    <Button busy={isBusy} onClick={onRetry}>
      {t('action')}
    </Button>
  )
  return (
    <EmptyState icon={<WifiOff aria-hidden="true" />} title={t('partTitle')} actions={retry}>
      {t('text')}
    </EmptyState>
  )
}
