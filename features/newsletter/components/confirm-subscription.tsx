'use client'

import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { MailedLinkStatus } from '@/components/mailed-link-status'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { confirmQuery } from '../queries'

type ConfirmSubscriptionProps = { token: string; home: ReactNode }

/** docs/rules/forms.md#mailed-link-press */
export function ConfirmSubscription(props: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <Confirmation {...props} />
  const action = <Button onClick={() => setWanted(true)}>{t('action')}</Button>
  return (
    <EmptyState icon={<MailQuestion aria-hidden="true" />} title={t('ask')} actions={action}>
      {t('askText')}
    </EmptyState>
  )
}

function Confirmation({ token, home }: ConfirmSubscriptionProps) {
  const t = useTranslations('newsletter.confirm')
  return (
    <MailedLinkStatus query={useQuery(confirmQuery(token))} t={(word) => t(word)} homeAction={home}>
      {({ confirmedEmail }) => (
        <EmptyState icon={<MailCheck aria-hidden="true" />} title={<output>{t('done')}</output>} actions={home}>
          {t('doneText', { email: confirmedEmail })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
