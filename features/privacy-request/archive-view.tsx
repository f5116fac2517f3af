'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { isLinkSpent, SpentLink } from '@/components/mailed-link'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useLinkToken } from '@/features/auth/link-token'
import { call } from '@/lib/api/client'
import { linkedQuery } from '@/lib/api/linked-query'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { saveArchive } from '@/lib/browser/save-file'
import { toastError } from '@/lib/browser/toast/toast'
import { NewRequest } from './new-request'

/** The page of the mailed archive: a button downloads it, without an account (docs/rules/privacy.md#privacy-archive). */
export function ArchiveView() {
  const t = useTranslations('privacyRequest.data')
  const token = useLinkToken()
  if (token === undefined) return null
  if (token !== '') return <LinkedArchive key={token} token={token} />
  return (
    <EmptyState icon={<Icon name="file-x" />} title={t('noToken')} actions={<NewRequest />}>
      {t('noTokenText')}
    </EmptyState>
  )
}

/** docs/rules/forms.md#mailed-link-result */
function LinkedArchive({ token }: { token: string }) {
  const t = useTranslations('privacyRequest.data')
  const { error: linkError } = useQuery(linkedQuery(webRequestApi.checkArchive, { token }))
  const {
    mutateAsync: fetchArchive,
    isPending,
    isSuccess,
    error,
  } = useMutation({ mutationFn: () => call(webRequestApi.download, { token }, { anonymous: true }) })
  const downloadOnce = useSubmitOnce(downloadArchive)
  if (isLinkSpent(error ?? linkError)) return <SpentLink t={(key) => t(key)} homeAction={<NewRequest />} />

  async function downloadArchive() {
    try {
      saveArchive(await fetchArchive())
    } catch (failure) {
      if (!isLinkSpent(failure)) toastError(failure)
    }
  }

  return (
    <Card padding="lg" className="flex flex-col items-start gap-5">
      {isSuccess ? <output>{t('saved')}</output> : <p className="max-w-prose">{t('ready')}</p>}
      <ActionError error={error} />
      <Button busy={isPending} disabled={isSuccess} onClick={() => void downloadOnce()}>
        <Icon name="download" className="size-4.5" />
        {t('take')}
      </Button>
    </Card>
  )
}
