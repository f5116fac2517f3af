'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { ContactFields } from '@/features/admin/phone-order/contact/contact-fields'
import { contactProblems } from '@/features/admin/phone-order/draft-form'
import { ItemSearch } from '@/features/admin/phone-order/items/item-search'
import { ProblemSummary } from '@/features/admin/phone-order/problem-summary'
import { useProblemTexts } from '@/features/admin/phone-order/use-problem-texts'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { EditDelivery } from './edit-delivery'
import { editFormOf, hasChanges, changesOf, withAddedItem, type EditForm } from './edit-form'
import { EditLines } from './edit-lines'
import { EditOutcome } from './edit-outcome'
import { usePreviewEdit } from './edit-queries'

/** Lines, address and delivery of an order; the server says what an edit would cost before it is made. */
export function OrderEditor({ id, order }: { id: number; order: EditPreview }) {
  const t = useTranslations('admin.orderEdit')
  const [form, setForm] = useState(() => editFormOf(order))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  // A repeated confirmation of the same preview must not edit twice.
  const [key, setKey] = useState('')
  const summary = useRef<HTMLDivElement>(null)
  const textOf = useProblemTexts()
  const { mutateAsync: preview, data: shown, isPending, reset } = usePreviewEdit()
  const askOnce = useSubmitOnce(ask)
  const changes = changesOf(form, order)
  const errors = Object.fromEntries(Object.entries(problems).map(([field, rule]) => [field, textOf(rule)]))

  function change(next: EditForm) {
    setForm(next)
    reset()
  }

  function show(found: Readonly<Record<string, string>>) {
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) summary.current?.focus()
  }

  async function ask() {
    if (rejectInvalidQuantity()) return
    const found = changes.shipping ? contactProblems(form.contact, { isEmailFixed: true }) : {}
    show(found)
    if (Object.keys(found).length > 0) return
    setKey(newId())
    try {
      await preview({ id, ...changes })
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
      if (refused.length === 0) toastError(error)
      else show(Object.fromEntries(refused.map(([path, rules]) => [path.replace(/^shipping\./, 'contact-'), rules[0] ?? 'required'])))
    }
  }

  /** What was shown is no longer so: the employee looks again. */
  function refuse(error: unknown) {
    toastError(error)
    if (hasErrorCode(error, 'ORDER_EDIT_CHANGED', 'ORDER_EDIT_REFUSED', 'OUT_OF_STOCK')) reset()
  }

  return (
    <div className="flex flex-col gap-6">
      <ItemSearch onAdd={(item) => change(withAddedItem(form, item))} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void askOnce()
        }}
        className="flex flex-col gap-6"
      >
        <ProblemSummary ref={summary} errors={errors} />
        <EditLines form={form} order={order} shown={shown} onChange={change} />
        <ContactFields
          title={t('address')}
          note={t('addressNote')}
          contact={form.contact}
          isEmailFixed
          countries={(shown ?? order).countries}
          errors={errors}
          onChange={(contact) => change({ ...form, contact })}
        />
        <Card as="section" padding="lg" className="flex flex-col gap-5">
          <EditDelivery form={form} methods={(shown ?? order).deliveryMethods} onChange={change} />
          <div>
            <Button type="submit" variant={shown ? 'secondary' : 'primary'} busy={isPending} disabled={!hasChanges(changes)}>
              {t('preview')}
            </Button>
          </div>
        </Card>
      </form>
      {shown ? (
        <EditOutcome
          id={id}
          changes={changes}
          preview={shown}
          idempotencyKey={key}
          reason={reason}
          onReason={setReason}
          onRefused={refuse}
        />
      ) : null}
    </div>
  )
}
