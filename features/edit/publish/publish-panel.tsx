'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Textarea } from '@/components/ui/control/textarea'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { languageCodes } from '@/lib/i18n/routing'
import { ApprovalNotice } from '../approval/approval-notice'
import { useRequestApproval } from '../approval/approval-queries'
import { editStore, useEditStore, useEditStoreShallow } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { ScheduledPosts } from '../pages/scheduled-posts'
import { kindOf } from '../pages/value/value-shapes'
import { isSharedDocument } from '../structure/documents'
import { publishDocuments, saveAsSeen } from '../store/publish-documents'
import { hasUnsaved } from '../store/saving'
import { ChangedElsewhere, type ChangedField } from './changed-elsewhere/changed-elsewhere'
import { parseFieldConflicts, type FieldConflicts } from './changed-elsewhere/parse-field-conflicts'
import { parseProblems, type Problem } from './checks/parse-problems'
import { CheckList } from './checks/check-list'
import { useValueChecks } from './checks/use-value-checks'
import { ProblemList } from './checks/problem-list'
import { DocumentRow } from './document-row'
import { PublishActions } from './publish-actions'
import { plannedFor } from './releases/planned-for'
import { ReleaseNotice } from './releases/release-notice'
import { useReleases } from './releases/release-queries'
import { ScopeQuestions, useOpenQuestions } from './scope-questions'
import { useNeedsApproval } from './use-needs-approval'

/** What is about to become visible, on which pages, with the warnings (docs/rules/editing.md#publish-panel). */
export function PublishPanel() {
  const t = useTranslations('edit.publishing')
  const noteId = useId()
  const client = useQueryClient()
  const language = languageCodes[useLocale()]
  const keys = useEditStoreShallow(({ documents }) => Object.keys(documents).filter((key) => documents[key]?.isChanged))
  const blocked = useEditStoreShallow(({ documents }) =>
    Object.keys(documents).filter((key) => (documents[key]?.draft.conflicts.length ?? 0) > 0),
  )
  const scheduled = useEditStoreShallow(({ documents }) =>
    Object.keys(documents).filter((key) => documents[key]?.visibility === 'scheduled'),
  )
  const documents = useEditStore((state) => state.documents)
  const isOpening = useEditStore(({ opening }) => opening.length > 0)
  const { data: releases = [], isPending: areReleasesPending, refetch: fetchReleases } = useReleases()
  const [choices, setChoices] = useState<{ [key: string]: boolean }>({})
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const [elsewhere, setElsewhere] = useState<FieldConflicts | null>(null)
  const [overwrite, setOverwrite] = useState<{ [key: string]: string[] }>({})
  const [keepHidden, setKeepHidden] = useState<readonly string[]>([])
  const [wasRefused, setWasRefused] = useState(false)
  const needsApproval = useNeedsApproval() || wasRefused
  const request = useRequestApproval()

  const releaseOf = (key: string) => plannedFor(releases, { key, language })
  // What somebody else has changed on another page is not this editor's to publish unasked.
  const isPreselected = (key: string) => releaseOf(key) === null && !(isSharedDocument(key) && documents[key]?.isOthersEdit)
  const chosen = keys.filter((key) => (choices[key] ?? isPreselected(key)) && !blocked.includes(key))

  const questions = useOpenQuestions(chosen)
  const values = useValueChecks(chosen)
  const isIncomplete = values.some(({ code }) => code === 'required' || code === 'linkText')

  /** Shows the server's refusals in the panel; everything else as a toast. */
  function showFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'DOCUMENT_INVALID') setProblems(parseProblems(error.data.problems))
    else if (hasErrorCode(error, 'FIELD_CHANGED')) setElsewhere(parseFieldConflicts(error.data))
    else if (hasErrorCode(error, 'APPROVAL_REQUIRED')) setWasRefused(true)
    else toastError(error)
  }

  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblems([])
    setElsewhere(null)
    try {
      await saveAsSeen(chosen)
      if (hasUnsaved(chosen)) toastError(t('unsaved'))
      else await work()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  /** Before the releases are known every document is ticked; what is meant for one then loses its tick, and the editor confirms it. */
  async function hasUnknownRelease() {
    const known = areReleasesPending ? ((await fetchReleases()).data ?? []) : []
    return chosen.some((key) => plannedFor(known, { key, language }) !== null)
  }

  async function publish() {
    if (await hasUnknownRelease()) return
    await publishDocuments(chosen, { note, overwrite, keepHidden })
    // The answers of the canvas's section queries may have changed with it, such as the items of the menu.
    void client.invalidateQueries({ queryKey: ['section'] })
    setNote('')
    toastSuccess(t(chosen.some((key) => keepHidden.includes(key)) ? 'publishedHidden' : 'published'))
    editStore.setState({ panel: null })
  }

  async function requestApproval() {
    if (await hasUnknownRelease()) return
    await request.mutateAsync({ keys: chosen, note })
    setNote('')
    toastSuccess(t('asked'))
  }

  /** A decided field leaves the list; the editor publishes again. */
  function removeDecided({ key, field }: ChangedField) {
    setElsewhere((found) => {
      const conflicts = found?.key === key ? found.conflicts.filter((one) => one.field !== field) : []
      return conflicts.length > 0 ? { key, conflicts } : null
    })
  }

  // What has not arrived yet may be changed.
  if (keys.length === 0 && isOpening) return <Skeleton className="h-32" />
  if (keys.length === 0) {
    return (
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{t(scheduled.length === 0 ? 'nothing' : 'nothingScheduled')}</p>
        {scheduled.length === 0 ? null : <ScheduledPosts keys={scheduled} />}
        <ApprovalNotice />
        <ReleaseNotice />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <ApprovalNotice />
      <ReleaseNotice />
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 font-semibold">{t(needsApproval ? 'whatToAsk' : 'what')}</legend>
        {keys.map((key) => (
          <DocumentRow
            key={key}
            documentKey={key}
            isBlocked={blocked.includes(key)}
            isChosen={chosen.includes(key)}
            release={releaseOf(key)}
            isShown={!keepHidden.includes(key)}
            onShow={(isShown) => setKeepHidden(isShown ? keepHidden.filter((one) => one !== key) : [...keepHidden, key])}
            onChoose={(isChosen) => setChoices({ ...choices, [key]: isChosen })}
          />
        ))}
      </fieldset>

      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
      {elsewhere ? (
        <ChangedElsewhere
          conflicts={elsewhere}
          mine={({ key, field }) => editStore.getState().documents[key]?.draft.document.page?.[field]}
          mineLabel={t('elsewhere.mine')}
          keepLabel={t('elsewhere.keep')}
          onKeep={(changedField) => {
            const { key, field } = changedField
            setOverwrite({ ...overwrite, [key]: [...(overwrite[key] ?? []), field] })
            removeDecided(changedField)
          }}
          onTake={(changedField) => {
            const { key, field, published } = changedField
            const path = ['page', field]
            setField({ key, section: '', path, value: published, label: { message: 'field', section: kindOf(key), path } })
            removeDecided(changedField)
          }}
        />
      ) : null}

      <div className="flex flex-col gap-2">
        <label htmlFor={noteId} className="text-sm font-medium">
          {t(needsApproval ? 'noteToAsk' : 'note')}
        </label>
        <Textarea id={noteId} rows={2} maxLength={1000} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      </div>

      <ScopeQuestions questions={questions} />

      <PublishActions
        keys={chosen}
        isUnanswered={questions.length > 0}
        isIncomplete={isIncomplete}
        meantFor={chosen.flatMap((key) => releaseOf(key) ?? [])}
        note={note}
        needsApproval={needsApproval}
        isBusy={isBusy}
        run={run}
        onPublish={publish}
        onRequestApproval={requestApproval}
      />

      <CheckList keys={chosen} values={values} isRefused={problems.length > 0} />
    </div>
  )
}
