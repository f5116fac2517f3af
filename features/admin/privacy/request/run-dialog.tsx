'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { privacyPreviewQuery, useRunPrivacyRequest } from '@/features/admin/privacy/privacy-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { Blockers } from './blockers'
import { ConflictAlert } from './conflict-alert'

type RunDialogProps = { request: PrivacyRequest; isAllowed: boolean; onClose: () => void }

/** Answers the request: an erasure asks for the typed address, a correction for what was done. */
export function RunDialog({ request, isAllowed, onClose }: RunDialogProps) {
  const t = useTranslations('admin.privacy')
  const { id, version, kind, email } = request
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const { data: preview } = useQuery({ ...privacyPreviewQuery(request), enabled: kind === 'erasure' })
  const { mutateAsync: run, error } = useRunPrivacyRequest()
  const isComplete = kind === 'access' || (kind === 'erasure' ? typed.trim().toLowerCase() === email : typed.trim().length >= 3)
  const blockers = preview?.blockers ?? []

  async function submit() {
    setHasTried(true)
    if (!isComplete) return
    try {
      await run({
        id,
        version,
        ...(kind === 'erasure' ? { confirmation: typed } : {}),
        ...(kind === 'rectification' ? { answer: typed } : {}),
      })
      toastSuccess(t(`run.done.${kind}`))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'STALE_VERSION', 'PROOF_REQUIRED')) toastError(failure)
    }
  }

  const problem = hasTried && !isComplete ? t(`run.missing.${kind}`) : undefined
  return (
    <FormDialog
      size="sm"
      title={t(`run.title.${kind}`)}
      description={t(`run.text.${kind}`)}
      labels={{ submit: t(`run.action.${kind}`), cancel: t('cancel'), close: t('close') }}
      submitVariant={kind === 'erasure' ? 'danger' : 'primary'}
      canSubmit={isAllowed && blockers.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ConflictAlert error={error} />
      {hasErrorCode(error, 'STALE_VERSION', 'PROOF_REQUIRED') ? null : <ActionError error={error} />}
      {blockers.length > 0 ? <Blockers blockers={blockers} /> : null}
      {kind === 'erasure' ? (
        <Field id="privacy-typed" label={t('run.typed')} hint={<span className="wrap-anywhere">{email}</span>} error={problem} required>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={254} value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
      ) : null}
      {kind === 'rectification' ? (
        <Field id="privacy-typed" label={t('run.answer')} hint={t('run.answerHint')} error={problem} required>
          {(control) => <Textarea {...control} rows={4} maxLength={2000} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
      ) : null}
    </FormDialog>
  )
}
