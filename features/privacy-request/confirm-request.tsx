'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, MailedLinkStatus } from '@/components/mailed-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { formatDate } from '@/lib/text/dates'

type ConfirmRequestProps = { token: string; home: ReactNode }

/** Confirming is idempotent, so it can be a query. */
function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(webRequestApi.confirm, { token }),
    queryFn: () => call(webRequestApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}

/** docs/rules/forms.md#mailed-link-press */
export function ConfirmRequest(props: ConfirmRequestProps) {
  const t = useTranslations('privacyRequest')
  return (
    <ConfirmMailedLink t={(key) => t(key)}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmRequestProps) {
  const t = useTranslations('privacyRequest')
  const locale = useLocale()
  return (
    <MailedLinkStatus query={useQuery(confirmQuery(token))} t={(key) => t(key)} homeAction={home}>
      {({ dueOn }) => (
        <EmptyState icon={<MailCheck aria-hidden="true" />} title={<output>{t('done')}</output>} actions={home}>
          {t('doneText', { date: formatDate(dueOn, locale) })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
