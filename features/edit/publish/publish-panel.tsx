'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Textarea } from '@/components/ui/control/textarea'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { editStore, useEditStore } from '../edit-store'
import { hasUnsaved, publishDocuments, saveAll } from '../saving'
import { parseProblems, type Problem } from './checks/parse-problems'
import { CheckList } from './checks/check-list'
import { ProblemList } from './checks/problem-list'
import { DocumentRow } from './document-row'
import { ReleaseNotice } from './releases/release-notice'
import { ScheduleForm } from './releases/schedule-form'

/** What is about to become visible, on which pages, and what is worth a look before (docs/rules/editing.md#publish-panel). */
export function PublishPanel() {
  const t = useTranslations('edit.publishing')
  const noteId = useId()
  const changed = useEditStore(({ documents }) =>
    Object.keys(documents)
      .filter((key) => documents[key]?.isChanged)
      .join(' '),
  )
  const conflicted = useEditStore(({ documents }) =>
    Object.keys(documents)
      .filter((key) => (documents[key]?.draft.conflicts.length ?? 0) > 0)
      .join(' '),
  )
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const [isLater, setLater] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const [mustAsk, setMustAsk] = useState(false)

  const keys = changed === '' ? [] : changed.split(' ')
  const blocked = conflicted.split(' ')
  const chosen = keys.filter((key) => !unticked.includes(key) && !blocked.includes(key))

  /** The server's refusals are shown where they are; everything else is a notice. */
  function showFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'DOCUMENT_INVALID') setProblems(parseProblems(error.data.problems))
    else if (hasErrorCode(error, 'APPROVAL_REQUIRED')) setMustAsk(true)
    else toastError(error)
  }

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setProblems([])
    try {
      await saveAll()
      if (hasUnsaved(chosen)) toastError(t('unsaved'))
      else await work()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function publish() {
    await publishDocuments(chosen, note)
    setNote('')
    toastSuccess(t('published', { count: chosen.length }))
    editStore.setState({ panel: null })
  }

  if (keys.length === 0) {
    return (
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('nothing')}</p>
        <ReleaseNotice />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <ReleaseNotice />
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 font-semibold">{t('what')}</legend>
        {keys.map((key) => (
          <DocumentRow
            key={key}
            documentKey={key}
            isBlocked={blocked.includes(key)}
            isChosen={chosen.includes(key)}
            onChoose={(isChosen) => setUnticked(isChosen ? unticked.filter((one) => one !== key) : [...unticked, key])}
          />
        ))}
      </fieldset>

      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
      {mustAsk ? <Alert tone="warning" role="alert" title={t('mustAsk')} /> : null}

      <div className="flex flex-col gap-2">
        <label htmlFor={noteId} className="text-sm font-medium">
          {t('note')}
        </label>
        <Textarea id={noteId} rows={2} maxLength={1000} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      </div>

      {isLater ? (
        <ScheduleForm keys={chosen} defaultTitle={note} run={run} onDone={() => setLater(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void run(publish)}>
            {t('now', { count: chosen.length })}
          </Button>
          <Button variant="secondary" disabled={chosen.length === 0} onClick={() => setLater(true)}>
            {t('later')}
          </Button>
        </div>
      )}

      <CheckList keys={chosen} />
    </div>
  )
}
