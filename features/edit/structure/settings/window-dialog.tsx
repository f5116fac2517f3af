'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { setTimeWindow, settingsOf } from '@/lib/documents/section-settings'
import { editedMoment, zonedInputValue } from '@/lib/text/zoned-time'
import { commitEdit } from '../../store/edit-store'
import { useDiscardGuard } from '../../use-discard-guard'
import { sectionAt, type SectionRef } from '../section-ref'

type WindowDialogProps = { target: SectionRef; onClose: () => void }

/** From when until when visitors see a section, both in Zagreb's time and optional. */
export function WindowDialog({ target, onClose }: WindowDialogProps) {
  const t = useTranslations('edit.structure.window')
  const common = useTranslations('edit')
  const fieldId = useId()
  const [when] = useState(() => settingsOf(sectionAt(target)).when)
  const [before] = useState({ from: inputValue(when.from), to: inputValue(when.to) })
  const [from, setFrom] = useState(before.from)
  const [to, setTo] = useState(before.to)
  const [hasTried, setHasTried] = useState(false)
  const window = { from: editedMoment(from, when.from), to: editedMoment(to, when.to) }
  const isReversed = window.from !== null && window.to !== null && Date.parse(window.from) >= Date.parse(window.to)

  const guard = useDiscardGuard({ isChanged: from !== before.from || to !== before.to, onClose })

  function save() {
    setHasTried(true)
    if (isReversed) return
    const section = sectionAt(target)
    if (section)
      commitEdit({
        label: { message: 'window', section: section.type },
        changes: [{ key: target.key, changes: setTimeWindow(target.section, window) }],
      })
    onClose()
  }

  return (
    <FormDialog
      size="sm"
      title={t('title')}
      description={t('text')}
      labels={{ submit: common('structure.apply'), close: common('close') }}
      onSubmit={save}
      onClose={guard.close}
      question={guard.question}
      otherAction={
        <Button
          variant="secondary"
          disabled={from === '' && to === ''}
          onClick={() => {
            setFrom('')
            setTo('')
          }}
        >
          {t('always')}
        </Button>
      }
    >
      <Field id={`${fieldId}-from`} label={t('from')}>
        {(control) => <Input {...control} type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />}
      </Field>
      <Field id={`${fieldId}-to`} label={t('to')} error={hasTried && isReversed ? t('reversed') : undefined}>
        {(control) => <Input {...control} type="datetime-local" value={to} onChange={(event) => setTo(event.target.value)} />}
      </Field>
    </FormDialog>
  )
}

const inputValue = (moment: string | null) => (moment === null ? '' : zonedInputValue(moment))
