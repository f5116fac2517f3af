'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { toastError } from '@/lib/browser/toast'
import { useNoteOrder } from './order-queries'

/** Adds an internal note to the history. */
export function OrderNoteForm({ orderId }: { orderId: number }) {
  const t = useTranslations('admin.orders.notes')
  const [note, setNote] = useState('')
  const { mutateAsync: send, isPending } = useNoteOrder()
  const addOnce = useSubmitOnce(add)

  async function add() {
    try {
      await send({ id: orderId, note: note.trim() })
      setNote('')
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <div className="flex flex-col items-start gap-3 pb-4">
      <Field id="order-note" label={t('label')} hint={t('hint')} className="w-full">
        {(control) => <Textarea {...control} rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
      <Button variant="secondary" busy={isPending} disabled={note.trim() === ''} onClick={() => void addOnce()}>
        {t('add')}
      </Button>
    </div>
  )
}
