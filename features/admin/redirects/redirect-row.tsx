'use client'

import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { OfficeRedirect } from '@/lib/api/v1/cms/redirect/office.schema'
import { formatDate } from '@/lib/text/dates'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useDeleteRedirect } from './redirect-queries'
import { readablePath } from './readable-path'

export function RedirectRow({ redirect: { id, createdAt, ...redirect } }: { redirect: OfficeRedirect }) {
  const t = useTranslations('admin.redirects')
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: remove, isPending } = useDeleteRedirect()
  const [from, to] = [readablePath(redirect.from), readablePath(redirect.to)]

  async function confirm() {
    try {
      await remove({ id })
      toastSuccess(t('deleted'))
    } catch (error) {
      toastError(error)
      setIsAsking(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <span className="min-w-0 grow basis-64">
        <span className="block font-medium wrap-anywhere">{from}</span>
        <span className="flex items-start gap-2 text-ink-soft">
          <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="sr-only">{t('leadsTo')}</span>
          <span className="min-w-0 wrap-anywhere">{to}</span>
        </span>
        <time dateTime={createdAt} className="block text-sm text-ink-soft tabular-nums">
          {formatDate(createdAt)}
        </time>
      </span>
      <Button variant="secondary" aria-label={t('deleteNamed', { from })} onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title={t('deleteTitle')}
        description={t('deleteText', { from })}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
              {t('delete')}
            </Button>
          </>
        }
      />
    </li>
  )
}
