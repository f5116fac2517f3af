'use client'

import { useTranslations } from 'next-intl'
import { isSaved } from '@/lib/documents/draft'
import { useEditStore, type OpenDocument } from '../edit-store'

/** The worst state of all documents, in words. */
export function SaveStatusText() {
  const t = useTranslations('edit.status')
  const status = useEditStore(({ documents }) => worstOf(Object.values(documents)))
  const problem = useEditStore(({ documents }) => Object.values(documents).find((one) => one.problem !== null)?.problem)
  return (
    <p role="status" className="min-w-0 truncate px-2 text-sm text-night-ink-soft max-md:sr-only">
      {status === 'refused' && problem ? t('refused', { problem }) : t(status === 'refused' ? 'saving' : status)}
    </p>
  )
}

function worstOf(documents: readonly OpenDocument[]) {
  const order = ['refused', 'signedOut', 'offline'] as const
  const worst = order.find((status) => documents.some((one) => one.status === status))
  if (worst) return worst
  if (documents.some(({ draft }) => !isSaved(draft))) return 'saving'
  return documents.some((one) => one.isChanged) ? 'draft' : 'published'
}
