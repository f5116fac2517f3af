'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { formatDate } from '@/lib/text/dates'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import { useConfirmDeletion, useFinishDeletion } from './mutations'

/** The page of the mailed link, for accounts without a password. */
export function DeletionView() {
  const t = useTranslations('account.deletion')
  const locale = useLocale()
  const token = useLinkToken()
  const confirm = useConfirmDeletion()
  const finishDeletion = useFinishDeletion()
  if (token === undefined) return null

  async function confirmDeletion(linkToken: string) {
    try {
      const { deletionAt } = await confirm.mutateAsync(linkToken)
      toastInfo(t('scheduled', { date: formatDate(deletionAt, locale) }), { duration: 12_000 })
      finishDeletion()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{token ? t('dialogText') : t('noToken')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/profile" variant="secondary">
          {t('keep')}
        </LinkButton>
        {token ? (
          <Button variant="danger" busy={confirm.isPending} onClick={() => void confirmDeletion(token)}>
            {t('action')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
