'use client'

import { Download, FileX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useOpenExport } from '../mutations'
import { saveFile } from '../save-file'

/** Where the mailed link leads: the archive is taken by a press, for a link alone is followed by programs too. */
export function ExportView() {
  const t = useTranslations('account.export')
  const token = useLinkToken()
  const open = useOpenExport()
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

  async function take(held: string) {
    try {
      saveFile(await open.mutateAsync(held))
      toastSuccess(t('saved'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{t('ready')}</p>
      <Button busy={open.isPending} onClick={() => void take(token)}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('take')}
      </Button>
    </Card>
  )
}
