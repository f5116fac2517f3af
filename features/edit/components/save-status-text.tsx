'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { isSaved } from '@/lib/documents/draft'
import { editStore, useEditStore, type OpenDocument } from '../store/edit-store'
import { useFieldNames } from '../kit/use-field-name'

/** The worst state of all documents, in words; what asks for something is a button (docs/rules/editing.md#autosave). */
export function SaveStatusText() {
  const t = useTranslations('edit')
  const format = useFormatter()
  const fieldName = useFieldNames()
  const status = useEditStore(({ documents }) => worstOf(Object.values(documents)))
  const isJournalKept = useEditStore((state) => state.isJournalKept)
  const savedAt = useEditStore(({ documents }) => Math.max(0, ...Object.values(documents).map((one) => one.savedAt ?? 0)))
  const refused = useEditStore(({ documents }) => Object.values(documents).find((one) => one.problem !== null))

  function text() {
    if (status === 'refused' && refused) return refusal(refused)
    if (status === 'draft' && savedAt > 0)
      return t('status.draftAt', { time: format.dateTime(savedAt, { hour: '2-digit', minute: '2-digit' }) })
    if (status === 'offline' && !isJournalKept) return t('status.offlineHere')
    return t(`status.${status === 'refused' ? 'saving' : status}`)
  }

  function refusal({ problem, problemAt, draft }: OpenDocument) {
    const type = problemAt ? draft.document.sections[problemAt.section]?.type : undefined
    if (!problemAt || !type) return t('status.refused', { problem: problem ?? '' })
    return t('status.refusedField', { problem: problem ?? '', field: fieldName(type, problemAt.path) })
  }

  return (
    <div className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-0 md:w-max md:max-w-44 md:shrink-0 lg:max-w-60 2xl:max-w-72">
      <p role="status" title={text()} className="line-clamp-2 min-w-0 px-2 text-sm leading-tight text-night-ink-soft">
        {text()}
      </p>
      {status === 'signedOut' ? (
        <button
          type="button"
          className="shrink-0 text-sm text-night-ink underline underline-offset-4"
          onClick={() => editStore.setState({ isSignInPostponed: false })}
        >
          {t('session.signIn')}
        </button>
      ) : null}
    </div>
  )
}

function worstOf(documents: readonly OpenDocument[]) {
  const order = ['refused', 'signedOut', 'offline'] as const
  const worst = order.find((status) => documents.some((one) => one.status === status))
  if (worst) return worst
  if (documents.some(({ draft }) => !isSaved(draft))) return 'saving'
  return documents.some((one) => one.isChanged) ? 'draft' : 'published'
}
