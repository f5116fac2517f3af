'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFieldTexts } from '@/components/form/use-field-text'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import type { FieldErrors } from '@/lib/api/errors'
import { LeaveGuard } from './leave-guard'
import type { OfficeForm as Form } from './use-office-form'

type OfficeFormProps = {
  form: Form
  /** Those that show themselves what the server says of them; of others the form shows it. */
  fields?: readonly string[]
  /** Checks what was typed; false keeps it from being sent. */
  check?: () => boolean
  /** Beside the save button. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** Fields, conflicts with colleagues, and saving (docs/rules/administration.md#form-revisions). */
export function OfficeForm({ form, fields = [], check, actions, children, className }: OfficeFormProps) {
  const t = useTranslations('admin.form')
  const ref = useRef<HTMLFormElement>(null)
  const { conflictCount, conflicts, status, isDirty } = form

  useEffect(() => {
    if (conflictCount > 0) ref.current?.querySelector<HTMLElement>('[data-conflict]')?.focus()
  }, [conflictCount])

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check?.() ?? true) void form.submit()
      }}
      className={className}
    >
      {children}
      <OtherErrors fieldErrors={form.fieldErrors} fields={fields} />
      {conflicts.length > 0 ? (
        <Alert tone="warning" role="alert" title={t('conflicts', { count: conflicts.length })}>
          {t('conflictsText')}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" busy={status === 'saving'}>
          {t('save')}
        </Button>
        {actions}
        <p role="status" className="text-sm text-ink-soft">
          {stateText()}
        </p>
      </div>
      <LeaveGuard isDirty={isDirty} onDiscard={form.discard} />
    </form>
  )

  function stateText() {
    if (isDirty) return status === 'saving' ? t('saving') : t('unsaved')
    if (status === 'saved') return t('saved')
    return status === 'unchanged' ? t('unchanged') : ''
  }
}

function OtherErrors({ fieldErrors, fields }: { fieldErrors: FieldErrors; fields: readonly string[] }) {
  const t = useTranslations('forms')
  const refusalOf = useFieldTexts(fieldErrors)
  const others = Object.keys(fieldErrors).filter((field) => !fields.includes(field))
  const texts = new Set(others.flatMap((field) => refusalOf(field) ?? []))
  if (texts.size === 0) return null
  return (
    <Alert tone="danger" role="alert" title={t('errorTitle')}>
      <ul>
        {[...texts].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
