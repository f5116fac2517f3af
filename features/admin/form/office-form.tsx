'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { LeaveGuard } from './leave-guard'
import type { OfficeForm as Form } from './use-office-form'

type OfficeFormProps = {
  form: Form
  /** Checks what was typed; false keeps it from being sent. */
  check?: () => boolean
  /** Beside the save button. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** Fields, conflicts with colleagues, and saving (docs/rules/administration.md#form-revisions). */
export function OfficeForm({ form, check, actions, children, className }: OfficeFormProps) {
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
