'use client'

import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'

type OutOfReachProps = {
  isRetrying: boolean
  onRetry: () => void
  /** h2 below a screen's own heading. */
  as?: 'h1' | 'h2'
}

export function OfficeLoadError({ isRetrying, onRetry, as = 'h1' }: OutOfReachProps) {
  const t = useTranslations('admin.failed')
  return (
    <EmptyState
      as={as}
      icon={<WifiOff aria-hidden="true" />}
      title={t('title')}
      actions={
        <Button busy={isRetrying} onClick={onRetry}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
