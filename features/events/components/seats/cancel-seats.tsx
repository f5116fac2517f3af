'use client'

import { useMutation } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isLinkSpent, SpentLink } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { useLinkedSeats } from './use-linked-seats'

/** Names what the press cancels (docs/rules/forms.md#mailed-link-press). */
export function CancelSeats({ token, home }: { token: string; home: ReactNode }) {
  const t = useTranslations('seats.cancel')
  const { about, error } = useLinkedSeats(token)
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => call(seatApi.cancel, { token }, { anonymous: true }),
  })
  if (isSuccess) {
    return (
      <EmptyState icon={<Icon name="calendar-minus" />} title={<output>{t('done')}</output>} actions={home}>
        {t('doneText')}
      </EmptyState>
    )
  }
  if (isLinkSpent(error)) return <SpentLink t={(key) => t(key)} homeAction={home} />
  const action = (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('action')}
    </Button>
  )
  return (
    <EmptyState icon={<Icon name="calendar-x" />} title={t('ask')} actions={action}>
      {about ? <strong className="block pb-2 break-words">{about}</strong> : null}
      {isError ? <span role="alert">{t('failed')}</span> : t('askText')}
    </EmptyState>
  )
}
