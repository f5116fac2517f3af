'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { draftsQuery, useRemoveDraft } from './draft-queries'

/** The employee's drafts that were not ordered. */
export function DraftList() {
  const t = useTranslations('admin.phoneOrder.drafts')
  const [removed, setRemoved] = useState<string | null>(null)
  const { mutateAsync: remove } = useRemoveDraft()
  const { data, isError, isFetching, refetch } = useQuery(draftsQuery)
  const isFailed = !data && isError
  const drafts = data?.records ?? []
  if (drafts.length === 0 && !isFailed) return null

  async function confirm() {
    if (removed === null) return
    await remove({ id: removed })
    toastSuccess(t('removed'))
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="drafts-title" className="mb-6">
      <h2 id="drafts-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {isFailed ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {drafts.map(({ id, customer, pieces, updatedAt }) => {
          const name = customer || t('unnamed')
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <span>
                <Link
                  href={{ pathname: '/admin/orders/new', query: { draft: id } }}
                  prefetch={false}
                  className="font-medium wrap-anywhere text-action underline underline-offset-4"
                >
                  {name}
                </Link>
                <span className="text-ink-soft tabular-nums">
                  , {t('pieces', { count: pieces })}, {formatDateTime(updatedAt)}
                </span>
              </span>
              <Button variant="quiet" size="sm" aria-label={t('remove', { name })} onClick={() => setRemoved(id)}>
                {t('confirm')}
              </Button>
            </li>
          )
        })}
      </ul>
      {removed === null ? null : (
        <ConfirmationModal
          title={t('askTitle')}
          text={t('askText')}
          labels={{ confirm: t('confirm'), cancel: t('cancel'), close: t('cancel') }}
          onConfirm={confirm}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  )
}
