'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { describeError } from '@/lib/browser/toast/toast'

type FolderFormProps = { label: string; name: string; onSave: (name: string) => Promise<void>; onCancel: () => void }

export function FolderForm({ label, name: initial, onSave, onCancel }: FolderFormProps) {
  const t = useTranslations('edit.media')
  const id = useId()
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    setBusy(true)
    try {
      await onSave(name.trim())
    } catch (failure) {
      setError(describeError(failure))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2 rounded bg-sunken p-3">
      <Field id={id} label={label} error={error} className="min-w-48 grow">
        {(control) => (
          <Input
            {...control}
            controlSize="sm"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a button for it
            autoFocus
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={isBusy}>
        {t('save')}
      </Button>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
