'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { useLinkToken } from '@/features/auth/link-token'
import { hasErrorCode } from '@/lib/api/errors'
import { AcceptForm } from './accept-form'
import { invitationQuery } from './invite-queries'

/** The page behind the link of an invitation (docs/rules/administration.md#staff-invite). */
export function AcceptInvite() {
  const t = useTranslations('admin.invite')
  const token = useLinkToken()
  const [isUsed, setIsUsed] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token ?? ''))
  const isSpent = token === '' || isUsed || hasErrorCode(error, 'TOKEN_SPENT', 'VALIDATION')
  return (
    <main className="grid min-h-dvh place-items-center on-inverse px-gutter py-10">
      <div className="flex w-full max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2 text-center">
          <p className="eyebrow text-accent">{t('eyebrow')}</p>
          <h1 className="text-3xl">{t('title')}</h1>
          {data && !isSpent ? <p className="text-inverse-ink-soft">{t('lead', { site: data.siteName })}</p> : null}
        </header>
        <Card padding="lg" className="text-ink">
          {isSpent ? (
            <Alert tone="warning" role="alert" title={t('spentTitle')}>
              {t('spent')}
            </Alert>
          ) : null}
          {!isSpent && error ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
          {!isSpent && !error && !data ? <SkeletonText lines={6} /> : null}
          {!isSpent && data && token ? <AcceptForm token={token} invitation={data} onSpent={() => setIsUsed(true)} /> : null}
        </Card>
      </div>
    </main>
  )
}
