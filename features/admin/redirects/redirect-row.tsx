'use client'

import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import type { OfficeRedirect } from '@/lib/api/v1/cms/redirect/office.schema'
import { formatDate } from '@/lib/office/formats'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { useDeleteRedirect } from './redirect-queries'
import { readablePath } from './readable-path'

export function RedirectRow({ redirect: { id, createdAt, ...redirect } }: { redirect: OfficeRedirect }) {
  const t = useTranslations('admin.redirects')
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: remove } = useDeleteRedirect()
  const mayDelete = useMayCall(officeRedirectApi.delete)
  const [from, to] = [readablePath(redirect.from), readablePath(redirect.to)]

  async function confirm() {
    await remove({ id })
    toastSuccess(t('deleted'))
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
      {mayDelete ? (
        <Button variant="secondary" aria-label={t('deleteNamed', { from })} onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmationModal
          title={t('deleteTitle')}
          text={t('deleteText', { from })}
          labels={{ confirm: t('delete'), cancel: t('cancel'), close: t('close') }}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </li>
  )
}
