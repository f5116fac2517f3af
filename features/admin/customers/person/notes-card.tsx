'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { useNoteCustomer } from '@/features/admin/customers/customer-queries'
import { AuthoredTextList } from '@/features/admin/texts/authored-text-list'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'

/** Notes of the staff, which are only added (docs/rules/customers.md#customer-notes). */
export function NotesCard({ customer: { id, notes } }: { customer: Customer }) {
  const t = useTranslations('admin.customers.notes')
  const [note, setNote] = useState('')
  // A repeated press after a lost answer must not write a second note.
  const sendKeyed = useIdempotentSend()
  const { mutateAsync: send, isPending } = useNoteCustomer()
  const addOnce = useSubmitOnce(add)
  const mayAdd = useMayCall(officeCustomerApi.note)
  if (!mayAdd && notes.length === 0) return null

  async function add() {
    try {
      const input = { id, note: note.trim() }
      await sendKeyed(input, ({ headers }) => send({ key: headers['idempotency-key'], input }))
      setNote('')
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="notes-title">
      <h2 id="notes-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {mayAdd ? (
        <div className="flex flex-col items-start gap-3">
          <Field id="customer-note" label={t('label')} hint={t('hint')} className="w-full">
            {(control) => <Textarea {...control} rows={3} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />}
          </Field>
          <Button variant="secondary" size="sm" busy={isPending} disabled={note.trim() === ''} onClick={() => void addOnce()}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      <AuthoredTextList texts={notes.map(({ note: text, ...rest }) => ({ ...rest, text }))} className={mayAdd ? 'pt-7' : undefined} />
    </Card>
  )
}
