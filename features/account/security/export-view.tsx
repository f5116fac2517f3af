'use client'

import { Download, FileX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { saveFile } from '@/lib/browser/save-file'
import { useOpenExport } from './mutations'

/** The page of the mailed link: a button downloads the archive (docs/rules/forms.md#mailed-link-press). */
export function ExportView() {
  const t = useTranslations('account.export')
  const token = useLinkToken()
  const openExport = useOpenExport()
  if (token === undefined) return null
  if (token === '') {
    return (
      <EmptyState
        icon={<FileX aria-hidden="true" />}
        title={t('noToken.title')}
        actions={<LinkButton href="/profile/security">{t('noToken.action')}</LinkButton>}
      >
        {t('noToken.text')}
      </EmptyState>
    )
  }

  async function download(linkToken: string) {
    try {
      const { name, content } = await openExport.mutateAsync(linkToken)
      saveFile({ name, content: Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)), type: 'application/zip' })
      toastSuccess(t('saved'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{t('ready')}</p>
      <Button busy={openExport.isPending} onClick={() => void download(token)}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('take')}
      </Button>
    </Card>
  )
}
