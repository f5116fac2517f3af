'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import type { Json } from '@/lib/documents/document'
import { formatDateTime } from '@/lib/office/formats'
import { ShownValue } from './shown-value'
import type { OfficeForm } from './use-office-form'

type FieldConflictProps = {
  form: OfficeForm
  field: string
  label: string
  /** Gets the focus once the conflict is decided. */
  controlId: string
  /** How the field's value is shown; as text without it. */
  show?: (value: Json) => ReactNode
}

/** What a colleague has saved in this field meanwhile, and the choice between theirs and one's own. Nothing without a conflict. */
export function FieldConflict({ form, field, label, controlId, show }: FieldConflictProps) {
  const t = useTranslations('admin.form')
  const conflict = form.conflicts.find((one) => one.field === field)
  if (!conflict) return null
  const { theirs, by, at } = conflict

  function decide(choice: 'mine' | 'theirs') {
    form.decide(field, choice)
    // The buttons are about to go.
    document.getElementById(controlId)?.focus()
  }

  return (
    <Alert
      tone="warning"
      role="group"
      data-conflict={field}
      tabIndex={-1}
      aria-label={t('conflictOf', { field: label })}
      title={at === null ? t('changedBySomebody') : t('changedBy', { by: by || t('deletedAccount'), at: formatDateTime(at) })}
      actions={
        <>
          <Button variant="secondary" size="sm" aria-label={t('takeTheirsNamed', { field: label })} onClick={() => decide('theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button variant="secondary" size="sm" aria-label={t('keepMineNamed', { field: label })} onClick={() => decide('mine')}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere">{show ? show(theirs) : <ShownValue value={theirs} />}</div>
    </Alert>
  )
}
