import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { hasErrorCode, type FieldErrors } from '@/lib/api/errors'
import type { Json } from '@/lib/documents/document'
import { toastError } from '@/lib/browser/toast/toast'
import {
  changeField,
  changesBetween,
  confirmSaved,
  decideConflict,
  followRecord,
  isDirty,
  rebase,
  startForm,
  valuesOf,
  type Fields,
  type FormRecord,
  type FormState,
  type LaterChange,
} from './form-state'
import { readChanges } from './read-changes'

type OfficeFormInput = {
  record: FormRecord
  /** Sends only the changed fields, with the version that the person saw. @returns the record as it is then */
  save: (input: { version: number; patch: Fields }) => Promise<FormRecord>
  /** The newest record, for the rare conflict whose origin the server does not know. */
  reload: () => Promise<FormRecord>
  onSaved?: () => void
}

type Status = 'idle' | 'saving' | 'saved' | 'unchanged' | 'conflict'

export type OfficeForm = {
  values: Fields
  isDirty: boolean
  status: Status
  fieldErrors: FieldErrors
  /** How often a save met a conflict: each moves the focus there. */
  conflictCount: number
  conflicts: readonly LaterChange[]
  change: (field: string, value: Json) => void
  decide: (field: string, choice: 'mine' | 'theirs') => void
  submit: () => Promise<void>
  /** Drops what was typed. */
  discard: () => void
}

/** A form of the office whose fields are merged with those that colleagues save meanwhile (docs/rules/administration.md#form-revisions). */
export function useOfficeForm({ record, save, reload, onSaved }: OfficeFormInput): OfficeForm {
  const [state, setState] = useState<FormState>(() => startForm(record))
  const [status, setStatus] = useState<Status>('idle')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [conflictCount, setConflictCount] = useState(0)
  const form = followRecord(state, record)
  // The state of this render is what a change starts from, also where it has just followed a newer record.
  const update = (next: (from: FormState) => FormState) => setState((latest) => next(followRecord(latest, record)))

  async function send() {
    if (form.conflicts.length > 0) return showConflicts()
    if (!isDirty(form)) return setStatus('unchanged')
    setStatus('saving')
    setFieldErrors({})
    try {
      await saveFrom(form)
    } catch (error) {
      await handleRefusal(error).catch(toastError)
    }
  }

  async function saveFrom({ base, edits: patch }: FormState) {
    const saved = await save({ version: base.version, patch })
    update((latest) => confirmSaved(latest, patch, saved))
    setStatus('saved')
    onSaved?.()
  }

  function showConflicts() {
    setStatus('conflict')
    setConflictCount((count) => count + 1)
  }

  async function handleRefusal(error: unknown) {
    setStatus('idle')
    if (hasErrorCode(error, 'VALIDATION')) return setFieldErrors(error.fieldErrors)
    const later = hasErrorCode(error, 'STALE_VERSION') ? readChanges(error.data) : null
    if (!later) return toastError(error)
    const { version, changes } = later.changes.length > 0 ? later : await unknownChanges()
    update((latest) => rebase(latest, version, changes))
    const rebased = rebase(form, version, changes)
    if (rebased.conflicts.length > 0) return showConflicts()
    // Other fields were changed, as by an import: what was typed goes with the newer version.
    if (!isDirty(rebased)) return setStatus('unchanged')
    setStatus('saving')
    try {
      await saveFrom(rebased)
    } catch (refusal) {
      setStatus('idle')
      toastError(refusal)
    }
  }

  async function unknownChanges() {
    const now = await reload()
    return { version: now.version, changes: changesBetween(form.base, now) }
  }

  return {
    values: valuesOf(form),
    isDirty: isDirty(form),
    status,
    fieldErrors,
    conflictCount,
    conflicts: form.conflicts,
    change(field, value) {
      update((latest) => changeField(latest, field, value))
      setStatus('idle')
    },
    decide: (field, choice) => update((latest) => decideConflict(latest, field, choice)),
    submit: useSubmitOnce(send),
    discard() {
      update((latest) => ({ ...latest, edits: {}, conflicts: [] }))
      setStatus('idle')
    },
  }
}
