'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, isLinkSpent, MailedLinkStatus, SpentLink } from '@/components/mailed-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import { linkedQuery } from '@/lib/api/linked-query'
import { queryKey } from '@/lib/api/query'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { formatDate } from '@/lib/text/dates'
import { NewRequest } from './new-request'

type ConfirmRequestProps = { token: string; home: ReactNode }

/** Confirming is idempotent, so it can be a query. */
function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(webRequestApi.confirm, { token }),
    queryFn: () => call(webRequestApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}

/** Names what is asked for before the press (docs/rules/forms.md#mailed-link-press). */
export function ConfirmRequest(props: ConfirmRequestProps) {
  const t = useTranslations('privacyRequest')
  const { data: linked, error } = useQuery(linkedQuery(webRequestApi.linked, { token: props.token }))

  function answer() {
    if (isLinkSpent(error)) return <SpentLink t={(key) => t(key)} homeAction={<NewRequest />} />
    if (linked?.state === 'closed') {
      return (
        <EmptyState icon={<Icon name="mail-question-mark" />} title={<output>{t('answered')}</output>} actions={<NewRequest />}>
          {t('answeredText')}
        </EmptyState>
      )
    }
    return linked?.state === 'open' ? <Confirmed dueOn={linked.dueOn} home={props.home} /> : null
  }

  return (
    <ConfirmMailedLink t={(key) => t(key)} about={linked && t(`kinds.${linked.kind}`)} answer={answer()}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmRequestProps) {
  const t = useTranslations('privacyRequest')
  return (
    <MailedLinkStatus query={useQuery(confirmQuery(token))} t={(key) => t(key)} homeAction={<NewRequest />}>
      {({ dueOn }) => <Confirmed dueOn={dueOn} home={home} />}
    </MailedLinkStatus>
  )
}

function Confirmed({ dueOn, home }: { dueOn: string; home: ReactNode }) {
  const t = useTranslations('privacyRequest')
  const locale = useLocale()
  return (
    <EmptyState icon={<Icon name="mail-check" />} title={<output>{t('done')}</output>} actions={home}>
      {t('doneText', { date: formatDate(dueOn, locale) })}
    </EmptyState>
  )
}
