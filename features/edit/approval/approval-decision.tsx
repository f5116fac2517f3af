'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { scopeOfKind, kindOf } from '../pages/value/value-shapes'
import { ChangedElsewhere } from '../publish/changed-elsewhere/changed-elsewhere'
import { parseFieldConflicts, type FieldConflicts } from '../publish/changed-elsewhere/parse-field-conflicts'
import { useDecide } from './approval-queries'
import type { ApprovalView } from './approval-request'

type Props = { token: string; request: ApprovalView }

/** Approves exactly what was requested, or rejects it with a reason. */
export function ApprovalDecision({ token, request }: Props) {
  const t = useTranslations('edit.approval')
  const { data: user } = useOfficeUser()
  const decide = useDecide({ token, id: request.id })
  const [isRejecting, setRejecting] = useState(false)
  const [changed, setChanged] = useState<FieldConflicts | null>(null)
  const [overwrite, setOverwrite] = useState<Record<string, string[]>>({})

  const scopes = ['publish', ...request.documents.map(({ key }) => scopeOfKind(kindOf(key)))]
  const mayDecide = user !== undefined && scopes.every((one) => user.scopes.includes(one))
  const isStale = request.documents.some(({ hasNewerDraft }) => hasNewerDraft)

  function approve(names: Record<string, string[]>) {
    setOverwrite(names)
    setChanged(null)
    decide.mutate(
      { kind: 'approve', overwrite: names },
      {
        onSuccess: () => toastSuccess(t('approved')),
        onError: (error) => {
          if (hasErrorCode(error, 'FIELD_CHANGED')) setChanged(parseFieldConflicts(error.data))
          else toastError(error)
        },
      },
    )
  }

  if (user && !mayDecide) return <Alert tone="warning" title={t('noRight')} />
  return (
    <div className="flex flex-col gap-4">
      {isStale ? <Alert tone="warning" role="status" title={t('staleRequest')} /> : null}
      {changed ? (
        <ChangedElsewhere
          conflicts={changed}
          mine={({ key, field }) => request.views.find((view) => view.key === key)?.draft.page?.[field]}
          mineLabel={t('requested')}
          onKeep={({ key, field }) => approve({ ...overwrite, [key]: [...(overwrite[key] ?? []), field] })}
          keepLabel={t('overwrite')}
        />
      ) : null}
      {isRejecting ? (
        <RejectForm
          isBusy={decide.isPending}
          onReject={(comment) =>
            decide.mutate({ kind: 'reject', comment }, { onSuccess: () => toastSuccess(t('rejected')), onError: toastError })
          }
          onBack={() => setRejecting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={decide.isPending} disabled={!mayDecide || isStale} onClick={() => approve(overwrite)}>
            {t('approve')}
          </Button>
          <Button variant="secondary" disabled={!mayDecide} onClick={() => setRejecting(true)}>
            {t('reject')}
          </Button>
        </div>
      )}
    </div>
  )
}

function RejectForm({ isBusy, onReject, onBack }: { isBusy: boolean; onReject: (reason: string) => void; onBack: () => void }) {
  const t = useTranslations('edit.approval')
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The pressed button has gone; this is where the keyboard goes on.
  useEffect(() => field.current?.focus(), [])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const written = reason.trim()
    setMissing(written === '')
    if (written !== '') onReject(written)
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <Field id={id} label={t('why')} hint={t('whyHint')} error={isMissing ? t('whyMissing') : undefined} required>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={isBusy}>
          {t('rejectNow')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </span>
    </form>
  )
}
