'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { toastError } from '@/lib/browser/toast/toast'
import { useRequestExport } from './mutations'

/** Requests the data export, which arrives as a mailed link. */
export function ExportCard({ email }: { email: string }) {
  const t = useTranslations('account.export')
  const request = useRequestExport()
  return (
    <Card as="section" padding="lg" aria-labelledby="moji-podaci">
      <h2 id="moji-podaci" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-6 max-w-prose text-ink-soft">{t('text')}</p>
      {request.isSuccess ? (
        <p role="status" className="font-medium text-success">
          {t('underway', { email })}
        </p>
      ) : (
        <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate(undefined, { onError: toastError })}>
          <Icon name="file-archive" className="size-4.5" />
          {t('action')}
        </Button>
      )}
    </Card>
  )
}
