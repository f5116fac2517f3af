'use client'

import { useMutation } from '@tanstack/react-query'
import { Download, FileX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useLinkToken } from '@/features/auth/link-token'
import { call } from '@/lib/api/client'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { saveFile } from '@/lib/browser/save-file'
import { toastError } from '@/lib/browser/toast/toast'

/** The page of the mailed archive: a button downloads it, without an account (docs/rules/privacy.md#privacy-archive). */
export function ArchiveView() {
  const token = useLinkToken()
  const t = useTranslations('privacyRequest.data')
  const {
    mutateAsync: fetchArchive,
    isPending,
    isSuccess,
    error: failure,
  } = useMutation({
    mutationFn: (linkToken: string) => call(webRequestApi.download, { token: linkToken }, { anonymous: true }),
  })
  const downloadOnce = useSubmitOnce(downloadArchive)
  if (token === undefined) return null
  if (token === '') {
    return (
      <EmptyState
        icon={<FileX aria-hidden="true" />}
        title={t('noToken')}
        actions={<LinkButton href="/privacy-request">{t('noTokenAction')}</LinkButton>}
      >
        {t('noTokenText')}
      </EmptyState>
    )
  }

  async function downloadArchive(linkToken: string) {
    try {
      const { name, content } = await fetchArchive(linkToken)
      saveFile({ name, content: Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)), type: 'application/zip' })
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      {isSuccess ? <output>{t('saved')}</output> : <p className="max-w-prose">{t('ready')}</p>}
      <ActionError error={failure} />
      <Button busy={isPending} disabled={isSuccess} onClick={() => void downloadOnce(token)}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('take')}
      </Button>
    </Card>
  )
}
