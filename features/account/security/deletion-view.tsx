'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { isLinkSpent, SpentLink } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { linkedQuery } from '@/lib/api/linked-query'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { formatDate } from '@/lib/text/dates'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import { useConfirmDeletion, useFinishDeletion } from './mutations'

/** The page of the mailed link, for accounts without a password. */
export function DeletionView() {
  const t = useTranslations('account.deletion')
  const token = useLinkToken()
  if (token === undefined) return null
  if (token !== '') return <LinkedDeletion key={token} token={token} />
  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{t('noToken')}</p>
      <KeepAccount />
    </Card>
  )
}

/** docs/rules/forms.md#mailed-link-press, docs/rules/forms.md#mailed-link-result */
function LinkedDeletion({ token }: { token: string }) {
  const t = useTranslations('account.deletion')
  const locale = useLocale()
  const confirm = useConfirmDeletion()
  const finishDeletion = useFinishDeletion()
  const { error } = useQuery(linkedQuery(deletionApi.checkLink, { token }, { anonymous: false }))
  if (isLinkSpent(confirm.error ?? error)) {
    return <SpentLink t={(key) => t(key)} homeAction={<LinkButton href="/profile/security">{t('spentAction')}</LinkButton>} />
  }

  async function confirmDeletion() {
    try {
      const { deletionAt } = await confirm.mutateAsync(token)
      toastInfo(t('scheduled', { date: formatDate(deletionAt, locale) }), { duration: 12_000 })
      finishDeletion()
    } catch (failure) {
      if (!isLinkSpent(failure)) toastError(failure)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{t('dialogText')}</p>
      <div className="flex flex-wrap gap-3">
        <KeepAccount />
        <Button variant="danger" busy={confirm.isPending} onClick={() => void confirmDeletion()}>
          {t('action')}
        </Button>
      </div>
    </Card>
  )
}

function KeepAccount() {
  const t = useTranslations('account.deletion')
  return (
    <LinkButton href="/profile" variant="secondary">
      {t('keep')}
    </LinkButton>
  )
}
