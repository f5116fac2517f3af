'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { SectionRef } from '../section-ref'
import { useMasterActions } from './use-master-actions'

type MasterNameDialogProps = { action: 'share' | 'rename'; target: SectionRef; suggestion: string; onClose: () => void }

/** Asks for the name under which a section is shared: for the first time, or another one. */
export function MasterNameDialog({ action, target, suggestion, onClose }: MasterNameDialogProps) {
  const t = useTranslations('edit.masters')
  const common = useTranslations('edit')
  const actions = useMasterActions()
  const formId = useId()
  const [title, setTitle] = useState(suggestion)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isBusy || title.trim() === '') return
    setBusy(true)
    const isDone = await actions[action](target, title.trim())
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      size="sm"
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      closeLabel={common('close')}
      footer={
        <Button type="submit" form={formId} busy={isBusy}>
          {t(`${action}.confirm`)}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field id={`${formId}-title`} label={t('nameLabel')} error={isTried && title.trim() === '' ? t('nameMissing') : undefined} required>
          {(control) => (
            <Input {...control} value={title} maxLength={120} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
