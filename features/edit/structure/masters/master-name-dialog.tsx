'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { useDiscardGuard } from '../../use-discard-guard'
import type { SectionRef } from '../section-ref'
import { useMasterActions } from './use-master-actions'

type MasterNameDialogProps = { action: 'share' | 'rename'; target: SectionRef; suggestion: string; onClose: () => void }

/** Asks for the name under which a section is shared: for the first time, or another one. */
export function MasterNameDialog({ action, target, suggestion, onClose }: MasterNameDialogProps) {
  const t = useTranslations('edit.masters')
  const common = useTranslations('edit')
  const actions = useMasterActions()
  const fieldId = useId()
  const [title, setTitle] = useState(suggestion)
  const [hasTried, setHasTried] = useState(false)
  const guard = useDiscardGuard({ isChanged: title !== suggestion, onClose })

  async function submit() {
    setHasTried(true)
    if (title.trim() === '') return
    if (await actions[action](target, title.trim())) onClose()
  }

  return (
    <FormDialog
      size="sm"
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      labels={{ submit: t(`${action}.confirm`), close: common('close') }}
      onSubmit={submit}
      onClose={guard.close}
      question={guard.question}
    >
      <Field id={`${fieldId}-title`} label={t('nameLabel')} error={hasTried && title.trim() === '' ? t('nameMissing') : undefined} required>
        {(control) => (
          <Input {...control} value={title} maxLength={120} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  )
}
