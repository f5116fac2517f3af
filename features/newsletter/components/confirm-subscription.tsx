'use client'

import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, MailedLinkStatus } from '@/components/mailed-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { confirmQuery } from '../queries'

type ConfirmSubscriptionProps = { token: string; home: ReactNode }

/** docs/rules/forms.md#mailed-link-press */
export function ConfirmSubscription(props: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  return (
    <ConfirmMailedLink t={(key) => t(key)}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  return (
    <MailedLinkStatus query={useQuery(confirmQuery(token))} t={(key) => t(key)} homeAction={home}>
      {({ confirmedEmail, wasConfirmed }) => (
        <EmptyState icon={<MailCheck aria-hidden="true" />} title={<output>{t(wasConfirmed ? 'already' : 'done')}</output>} actions={home}>
          {t('doneText', { email: confirmedEmail })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
