'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isLinkSpent, SpentLink } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import { linkedQuery } from '@/lib/api/linked-query'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'

type Action = 'unsubscribe' | 'resubscribe'

/** Unsubscribes by a button, with a way back onto the list; says it also to whom is off the list already (docs/rules/forms.md#mailed-link-result). */
export function Unsubscribe({ token, home }: { token: string; home: ReactNode }) {
  const t = useTranslations('newsletter.leave')
  const { data: linked, error: linkedError } = useQuery(linkedQuery(newsletterApi.linkedLetter, { token }))
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (action: Action) => call(newsletterApi[action], { token }, { anonymous: true }),
  })
  const leftEmail = data?.email ?? (linked?.isSubscribed === false ? linked.email : undefined)
  const failed = error ? (
    <p role="alert" className="text-danger">
      {t('failed')}
    </p>
  ) : null

  if (isLinkSpent(error ?? linkedError)) return <SpentLink as="h1" t={(key) => t(key)} homeAction={home} />
  if (data && variables === 'resubscribe' && !isPending) {
    return (
      <EmptyState as="h1" icon={<Icon name="mail-check" />} title={<output>{t('returned')}</output>} actions={home}>
        {t('returnedText', { email: data.email })}
      </EmptyState>
    )
  }
  if (leftEmail !== undefined || variables === 'resubscribe') {
    const back = (
      <Button variant="secondary" busy={isPending} onClick={() => mutate('resubscribe')}>
        {t('back')}
      </Button>
    )
    return (
      <EmptyState as="h1" icon={<Icon name="mail-minus" />} title={<output>{t('done')}</output>} actions={back}>
        {failed ?? (leftEmail === undefined ? null : t('doneText', { email: leftEmail }))}
      </EmptyState>
    )
  }
  const leave = (
    <Button busy={isPending} onClick={() => mutate('unsubscribe')}>
      {t('action')}
    </Button>
  )
  return (
    <EmptyState as="h1" icon={<Icon name="mail-minus" />} title={t('title')} actions={leave}>
      {failed ?? t('lead')}
    </EmptyState>
  )
}
