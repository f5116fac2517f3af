'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { isLinkSpent, SpentLink } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { linkedQuery } from '@/lib/api/linked-query'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { saveArchive } from '@/lib/browser/save-file'
import { useOpenExport } from './mutations'

/** The page of the mailed link: a button downloads the archive (docs/rules/forms.md#mailed-link-press). */
export function ExportView() {
  const t = useTranslations('account.export')
  const token = useLinkToken()
  if (token === undefined) return null
  if (token !== '') return <LinkedExport key={token} token={token} />
  return (
    <EmptyState icon={<Icon name="file-x" />} title={t('noToken.title')} actions={<NewExport />}>
      {t('noToken.text')}
    </EmptyState>
  )
}

/** docs/rules/forms.md#mailed-link-result */
function LinkedExport({ token }: { token: string }) {
  const t = useTranslations('account.export')
  const openExport = useOpenExport()
  const { error } = useQuery(linkedQuery(exportApi.checkLink, { token }, { anonymous: false }))
  if (isLinkSpent(openExport.error ?? error)) return <SpentLink t={(key) => t(key)} homeAction={<NewExport />} />

  async function download() {
    try {
      saveArchive(await openExport.mutateAsync(token))
      toastSuccess(t('saved'))
    } catch (failure) {
      if (!isLinkSpent(failure)) toastError(failure)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{t('ready')}</p>
      <Button busy={openExport.isPending} onClick={() => void download()}>
        <Icon name="download" className="size-4.5" />
        {t('take')}
      </Button>
    </Card>
  )
}

function NewExport() {
  const t = useTranslations('account.export')
  return <LinkButton href="/profile/security">{t('noToken.action')}</LinkButton>
}
