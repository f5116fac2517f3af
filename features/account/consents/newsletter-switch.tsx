'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Switch } from '@/components/ui/control/switch'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { useSetNewsletter } from './queries'
import { useCurrentUser } from '@/features/account/current-user'
import { useNewsletter } from './queries'
import { AccountLoadError } from '@/features/account/account-load-error'

/** Switches the newsletter at once; an unverified address first gets a confirmation mail. */
export function NewsletterSwitch() {
  const t = useTranslations('account.consents.newsletter')
  const { email } = useCurrentUser()
  const { data, isError, isFetching, refetch } = useNewsletter()
  const setNewsletter = useSetNewsletter()
  // Optimistic until the server responds.
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null)
  if (isError && !data) return <AccountLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-12 w-full" />
  const isOn = pendingChoice ?? data.state === 'reader'

  async function change(choice: boolean) {
    setPendingChoice(choice)
    try {
      const { state } = await setNewsletter.mutateAsync(choice)
      if (state === 'waiting') toastInfo(t('waiting', { email }))
      else toastSuccess(state === 'reader' ? t('on') : t('off'))
    } catch (error) {
      toastError(error)
    } finally {
      setPendingChoice(null)
    }
  }

  return (
    <Switch
      checked={isOn}
      description={data.state === 'waiting' ? t('waiting', { email }) : t('text', { email })}
      aria-busy={setNewsletter.isPending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    >
      {t('label')}
    </Switch>
  )
}
