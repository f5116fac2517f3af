'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, isLinkSpent, MailedLinkStatus, SpentLink } from '@/components/mailed-link'
import { LinkButton } from '@/components/ui/button/link-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { hasErrorCode } from '@/lib/api/errors'
import { describeError } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/text/dates'
import { confirmSeatsQuery } from './seat-queries'
import { useLinkedSeats } from './use-linked-seats'

type ConfirmSeatsProps = { token: string; home: ReactNode }

/** Names what the press reserves (docs/rules/forms.md#mailed-link-press). */
export function ConfirmSeats(props: ConfirmSeatsProps) {
  const t = useTranslations('seats.confirm')
  const { about, isConfirmed, error } = useLinkedSeats(props.token)

  function answer() {
    if (isLinkSpent(error)) return <SpentLink t={(key) => t(key)} homeAction={props.home} />
    if (!isConfirmed) return null
    return (
      <EmptyState icon={<Icon name="calendar-check" />} title={<output>{t('done')}</output>} actions={props.home}>
        {about}
      </EmptyState>
    )
  }

  return (
    <ConfirmMailedLink t={(key) => t(key)} about={about} answer={answer()}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmSeatsProps) {
  const t = useTranslations('seats.confirm')
  const locale = useLocale()
  const query = useQuery(confirmSeatsQuery(token))
  if (hasErrorCode(query.error, 'SEATS_TAKEN', 'SEATS_CLOSED')) {
    const { eventId, free } = query.error.data
    const event =
      typeof eventId === 'number' ? (
        <LinkButton href={{ pathname: '/event/[id]', params: { id: String(eventId) } }}>{t('toEvent')}</LinkButton>
      ) : (
        home
      )
    return (
      <EmptyState icon={<Icon name="calendar-x" />} title={<span role="alert">{t('tooLate')}</span>} actions={event}>
        {typeof free === 'number' ? t('leftText', { count: free }) : describeError(query.error)}
      </EmptyState>
    )
  }
  return (
    <MailedLinkStatus query={query} t={(key) => t(key)} homeAction={home}>
      {({ email, seats, event }) => (
        <EmptyState
          icon={<Icon name="calendar-check" />}
          title={<output>{t('done')}</output>}
          actions={<LinkButton href={{ pathname: '/event/[id]', params: { id: String(event.id) } }}>{t('toEvent')}</LinkButton>}
        >
          {t('doneText', { title: event.title, at: formatDateTime(event.starts_at, locale), count: seats, email })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
