'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'

type FetchState = { isError: boolean; refetch: () => Promise<unknown> }

/** A skeleton while queries load, or their errors with a retry. As high as the window, so that the footer stays out of sight. */
export function QueryFallback({ queries }: { queries: FetchState[] }) {
  const t = useTranslations('checkout')
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) {
    return (
      <div role="status" aria-label={t('loading')} className="min-h-dvh">
        <SkeletonText lines={6} />
      </div>
    )
  }
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('failed.title')}
      actions={
        <Button size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
          {t('failed.action')}
        </Button>
      }
    >
      {t('failed.text')}
    </Alert>
  )
}
