'use client'

import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FollowedLink } from '@/components/followed-link'
import { EmptyState } from '@/components/ui/empty-state'
import { confirmQuery } from '../queries'

/** Confirms when it appears, and says how it went. */
export function ConfirmSubscription({ token, home }: { token: string; home: ReactNode }) {
  const t = useTranslations('newsletter.confirm')
  return (
    <FollowedLink query={useQuery(confirmQuery(token))} say={(word) => t(word)} home={home}>
      {({ confirmedEmail }) => (
        <EmptyState icon={<MailCheck aria-hidden="true" />} title={<output>{t('done')}</output>} actions={home}>
          {t('doneText', { email: confirmedEmail })}
        </EmptyState>
      )}
    </FollowedLink>
  )
}
