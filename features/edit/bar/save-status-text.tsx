'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { fieldOf, isSaved } from '@/lib/documents/draft'
import { isAllowedValue } from '@/lib/documents/limits'
import { kindOf } from '../pages/value/value-shapes'
import { useFormatReleaseTime } from '../publish/releases/use-format-release-time'
import { useScheduledMoment } from '../publish/releases/use-scheduled-moment'
import { editStore, useEditStore, type OpenDocument } from '../store/edit-store'
import { isUnseen } from '../store/is-changed'
import { useSessionEnd } from '../session/use-session-end'
import { useFieldNames } from '../kit/use-field-name'

/** The worst state of all documents, in words; what asks for something is a button (docs/rules/editing.md#autosave). */
export function SaveStatusText() {
  const t = useTranslations('edit')
  const format = useFormatter()
  const fieldName = useFieldNames()
  const end = useSessionEnd()
  const worst = useEditStore(({ documents }) => worstOf(Object.values(documents)))
  const conflicts = useEditStore(({ documents }) => Object.values(documents).reduce((sum, { draft }) => sum + draft.conflicts.length, 0))
  const status = end ?? worst
  const isDeciding = useEditStore(({ panel }) => panel === 'conflicts')
  const isOpening = useEditStore(({ opening }) => opening.length > 0)
  const isNothingOpen = useEditStore(({ documents }) => Object.keys(documents).length === 0)
  const isJournalStored = useEditStore((state) => state.isJournalStored)
  const savedAt = useEditStore(({ documents }) => Math.max(0, ...Object.values(documents).map((one) => one.savedAt ?? 0)))
  const refusedKey = useEditStore(({ documents }) => Object.keys(documents).find((key) => documents[key]?.problem !== null) ?? '')
  const refused = useEditStore(({ documents }) => documents[refusedKey])

  const scheduled = useScheduledMoment(status === 'draft' || status === 'unpublished')
  const formatMoment = useFormatReleaseTime()

  function text() {
    // Saved or not: a colleague's text and this editor's stand against each other.
    if (conflicts > 0 && end === null && status !== 'refused') return t('conflicts.button', { count: conflicts })
    if (status === 'refused' && refused) return refusal(refused)
    if (scheduled !== null) return t('status.scheduledAt', { moment: formatMoment(scheduled) })
    if (status === 'draft' && savedAt > 0)
      return t('status.draftAt', { time: format.dateTime(savedAt, { hour: '2-digit', minute: '2-digit' }) })
    // What has not arrived yet may be a draft.
    if (isOpening && (status === 'published' || status === 'scheduled')) return t('status.opening')
    if (isNothingOpen && status === 'published') return null
    if (status === 'offline' && !isJournalStored) return t('status.offlineHere')
    return t(`status.${status === 'refused' ? 'saving' : status}`)
  }

  function refusal({ problem, problemAt, draft }: OpenDocument) {
    const type = problemAt?.section === '' ? kindOf(refusedKey) : draft.document.sections[problemAt?.section ?? '']?.type
    if (!problemAt || !type) return t('status.refused', { problem: problem ?? '' })
    const field = fieldName(type, problemAt.path)
    // The server says of any such value only that it is refused.
    if (!isAllowedValue(fieldOf(draft.document, problemAt) ?? null)) return t('status.tooLargeField', { field })
    return t('status.refusedField', { problem: problem ?? '', field })
  }

  return (
    <div className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-0 md:w-max md:max-w-44 md:shrink-0 lg:max-w-60 2xl:max-w-72">
      <p role="status" title={text() ?? undefined} className="line-clamp-2 min-w-0 px-2 text-sm leading-tight text-inverse-ink-soft">
        {text()}
      </p>
      {end === null && conflicts > 0 ? (
        <Button
          variant="danger"
          size="sm"
          className="shrink-0"
          aria-expanded={isDeciding}
          onClick={() => editStore.setState({ panel: isDeciding ? null : 'conflicts' })}
        >
          {t('publishing.resolve')}
        </Button>
      ) : null}
      {end !== null ? (
        <Button variant="accent" size="sm" className="shrink-0" onClick={() => editStore.setState({ isSigningIn: true })}>
          {t(end === 'otherUser' ? 'session.decide' : 'session.signIn')}
        </Button>
      ) : null}
    </div>
  )
}

function worstOf(documents: readonly OpenDocument[]) {
  const order = ['refused', 'signedOut', 'offline'] as const
  const worst = order.find((status) => documents.some((one) => one.status === status))
  if (worst) return worst
  if (documents.some(({ draft }) => !isSaved(draft))) return 'saving'
  if (documents.some(isUnseen)) return 'unpublished'
  if (documents.some((one) => one.isChanged)) return 'draft'
  return documents.some(({ visibility }) => visibility === 'scheduled') ? 'scheduled' : 'published'
}
