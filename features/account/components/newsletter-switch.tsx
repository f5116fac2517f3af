'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast'
import { useChooseNewsletter } from '../mutations'
import { useOwnUser } from '../own-user'
import { useNewsletter } from '../queries'
import { ListFailed } from './list-failed'

/** The letter, on or off at once; an address that is not proven waits for its mail. */
export function NewsletterSwitch() {
  const t = useTranslations('account.consents.newsletter')
  const { email } = useOwnUser()
  const { data, isError, isFetching, refetch } = useNewsletter()
  const choose = useChooseNewsletter()
  // Stands as it was pressed from the press on, until the shop has answered.
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (isError && !data) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-12 w-full" />
  const isOn = wanted ?? data.state === 'reader'

  async function change(choice: boolean) {
    setWanted(choice)
    try {
      const { state } = await choose.mutateAsync(choice)
      if (state === 'waiting') toastInfo(t('waiting', { email }))
      else toastSuccess(state === 'reader' ? t('on') : t('off'))
    } catch (error) {
      toastError(error)
    } finally {
      setWanted(null)
    }
  }

  return (
    <Switch
      checked={isOn}
      description={data.state === 'waiting' ? t('waiting', { email }) : t('text', { email })}
      aria-busy={choose.isPending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    >
      {t('label')}
    </Switch>
  )
}
