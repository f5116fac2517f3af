'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { toastError } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useNoteOrder } from '../order-queries'

/** Adds an internal note to the history. */
export function OrderNoteForm({ orderId }: { orderId: number }) {
  const t = useTranslations('admin.orders.notes')
  const [note, setNote] = useState('')
  // Kept while the text is, so that a second try after a lost answer writes no second note.
  const [key, setKey] = useState(newId)
  const { mutateAsync: send, isPending } = useNoteOrder()
  const addOnce = useSubmitOnce(add)

  async function add() {
    try {
      await send({ key, input: { id: orderId, note: note.trim() } })
      write('')
    } catch (error) {
      toastError(error)
    }
  }

  function write(text: string) {
    setNote(text)
    setKey(newId())
  }

  return (
    <div className="flex flex-col items-start gap-3 pb-4">
      <Field id="order-note" label={t('label')} hint={t('hint')} className="w-full">
        {(control) => <Textarea {...control} rows={2} maxLength={2000} value={note} onChange={(event) => write(event.target.value)} />}
      </Field>
      <Button variant="secondary" busy={isPending} disabled={note.trim() === ''} onClick={() => void addOnce()}>
        {t('add')}
      </Button>
    </div>
  )
}
