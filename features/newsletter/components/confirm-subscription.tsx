'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, isLinkSpent, MailedLinkStatus, SpentLink } from '@/components/mailed-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { linkedQuery } from '@/lib/api/linked-query'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { confirmQuery } from '../queries'

type ConfirmSubscriptionProps = { token: string; home: ReactNode }

/** docs/rules/forms.md#mailed-link-press */
export function ConfirmSubscription(props: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  const { data: linked, error } = useQuery(linkedQuery(newsletterApi.linked, { token: props.token }))

  function answer() {
    if (isLinkSpent(error)) return <SpentLink t={(key) => t(key)} homeAction={props.home} />
    return linked?.isSubscribed ? <Confirmed email={linked.email} wasConfirmed home={props.home} /> : null
  }

  return (
    <ConfirmMailedLink t={(key) => t(key)} answer={answer()}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  return (
    <MailedLinkStatus query={useQuery(confirmQuery(token))} t={(key) => t(key)} homeAction={home}>
      {({ confirmedEmail, wasConfirmed }) => <Confirmed email={confirmedEmail} wasConfirmed={wasConfirmed} home={home} />}
    </MailedLinkStatus>
  )
}

function Confirmed({ email, wasConfirmed, home }: { email: string; wasConfirmed: boolean; home: ReactNode }) {
  const t = useTranslations('newsletter.confirm')
  return (
    <EmptyState icon={<Icon name="mail-check" />} title={<output>{t(wasConfirmed ? 'already' : 'done')}</output>} actions={home}>
      {t('doneText', { email })}
    </EmptyState>
  )
}
