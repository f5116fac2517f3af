'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useCheckpoint } from './version-queries'

/** Keeps the draft under a name, so that it is never thinned out (docs/rules/editing.md#checkpoints). */
export function CheckpointForm({ documentKey }: { documentKey: string }) {
  const t = useTranslations('edit.versions')
  const id = useId()
  const [note, setNote] = useState('')
  const checkpoint = useCheckpoint(documentKey)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    checkpoint.mutate(note.trim(), {
      onSuccess: () => {
        setNote('')
        toastSuccess(t('kept'))
      },
      onError: toastError,
    })
  }

  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <label htmlFor={id} className="text-sm font-medium">
        {t('name')}
      </label>
      <Input id={id} required maxLength={200} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      <Button type="submit" size="sm" variant="secondary" busy={checkpoint.isPending}>
        {t('keep')}
      </Button>
    </form>
  )
}
