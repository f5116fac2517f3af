'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { formatDate } from '@/lib/text/dates'
import { toastError, toastInfo } from '@/lib/browser/toast'
import { useConfirmDeletion, useEndAccount } from '../mutations'

/** Where the mailed link leads those who have no password. */
export function DeletionView() {
  const t = useTranslations('account.deletion')
  const token = useLinkToken()
  const confirm = useConfirmDeletion()
  const endHere = useEndAccount()
  if (token === undefined) return null

  async function end(held: string) {
    try {
      const { deletionAt } = await confirm.mutateAsync(held)
      toastInfo(t('scheduled', { date: formatDate(deletionAt) }), { duration: 12_000 })
      endHere()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{token ? t('windowText') : t('noToken')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/profile" variant="secondary">
          {t('keep')}
        </LinkButton>
        {token ? (
          <Button variant="danger" busy={confirm.isPending} onClick={() => void end(token)}>
            {t('action')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
