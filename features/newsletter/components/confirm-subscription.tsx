'use client'

import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailQuestion, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ApiError } from '@/lib/api/errors'
import { confirmQuery } from '../queries'

/** Confirms when it appears, and says how it went. A link that is spent is another thing than a lost connection. */
export function ConfirmSubscription({ token, home }: { token: string; home: ReactNode }) {
  const t = useTranslations('newsletter.confirm')
  const { data, error, isFetching, refetch } = useQuery(confirmQuery(token))

  if (data) {
    return (
      <EmptyState icon={<MailCheck aria-hidden="true" />} title={<output>{t('done')}</output>} actions={home}>
        {t('doneText', { email: data.confirmedEmail })}
      </EmptyState>
    )
  }
  if (error instanceof ApiError && error.code === 'TOKEN_SPENT') {
    return (
      <EmptyState icon={<MailX aria-hidden="true" />} title={<span role="alert">{t('spent')}</span>} actions={home}>
        {t('spentText')}
      </EmptyState>
    )
  }
  if (error) {
    const again = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    )
    return (
      <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<span role="alert">{t('failed')}</span>} actions={again}>
        {t('failedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<output>{t('underway')}</output>}>
      {t('underwayText')}
    </EmptyState>
  )
}
