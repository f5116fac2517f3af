'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { formatPrice } from '@/lib/office/formats'
import { isIban } from '@/lib/croatia/iban'
import { newId } from '@/lib/text/new-id'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { useCreateRefund, usePreviewRefund } from '../order-queries'
import { ProposedEditWarning } from '../edits/proposed-edit-warning'
import { useOrderFailure } from '../use-order-failure'
import { RefundLines } from './refund-lines'
import { RefundPreview } from './refund-preview'
import { amountProblem, emptyRefundForm, refundRequest, wholeRefund, type RefundForm } from './refund-request'

/** `returnId`: refunds the pieces of that received return, without restocking them again. `refundsDelivery`: the delivery cost is ticked at first. */
type RefundCardProps = { order: RefundableOrder; returnId?: number; refundsDelivery?: boolean }
type RefundableOrder = Pick<OfficeOrder, 'id' | 'lines' | 'refundable' | 'refundBy'> & Partial<Pick<OfficeOrder, 'proposedEdit'>>

/** Refunds by lines, delivery and amount, for those with the right (docs/rules/forms.md#refund-panel). */
export function RefundCard({ order, returnId, refundsDelivery }: RefundCardProps) {
  const t = useTranslations('admin.orders.refunding')
  const mayRefund = useMayCall(officeRefundApi.preview, officeRefundApi.create)
  const [isOpen, setIsOpen] = useState(false)
  const { refundable } = order
  if (!refundable || refundable.left === 0 || !mayRefund) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="refund-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h2 id="refund-title" className="text-xl">
            {t('title')}
          </h2>
          <p className="text-ink-soft">{t('left', { amount: formatPrice(refundable.left) })}</p>
        </div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'open')}
        </Button>
      </div>
      {isOpen ? <RefundPanel order={order} returnId={returnId} refundsDelivery={refundsDelivery} onDone={() => setIsOpen(false)} /> : null}
    </Card>
  )
}

function RefundPanel({ order, returnId, refundsDelivery = false, onDone }: RefundCardProps & { onDone: () => void }) {
  const t = useTranslations('admin.orders.refunding')
  const [form, setForm] = useState(() => (returnId === undefined ? emptyRefundForm : { ...wholeRefund(order), delivery: refundsDelivery }))
  const [reason, setReason] = useState('')
  const [iban, setIban] = useState('')
  const [hasLeftIban, setHasLeftIban] = useState(false)
  // A repeated confirmation of the same preview must not pay twice.
  const [key, setKey] = useState('')
  const { mutateAsync: preview, data: shown, isPending: isAsking, reset } = usePreviewRefund()
  const { mutateAsync: create, isPending: isPaying } = useCreateRefund()
  const payOnce = useSubmitOnce(pay)
  const showFailure = useOrderFailure()
  const chosen = refundRequest(order.id, form)
  const request = chosen && { ...chosen, returnId }
  const problem = amountProblem(form.amount, order.refundable?.left ?? 0)
  const isWrongIban = iban.trim() !== '' && !isIban(iban)
  const delivery = order.refundable?.delivery ?? 0

  function change(next: Partial<RefundForm>) {
    setForm({ ...form, ...next })
    reset()
  }

  async function ask() {
    if (rejectInvalidQuantity()) return
    setHasLeftIban(true)
    if (isWrongIban) return document.getElementById('refund-iban')?.focus()
    if (!request) return
    setKey(newId())
    await preview(request).catch(toastError)
  }

  async function pay(total: number) {
    if (rejectInvalidQuantity()) return
    setHasLeftIban(true)
    if (isWrongIban) return document.getElementById('refund-iban')?.focus()
    if (!request) return
    try {
      await create({ key, input: { ...request, total, reason: reason.trim(), iban } })
      toastSuccess(t('done', { amount: formatPrice(total) }))
      onDone()
    } catch (error) {
      showFailure(error)
      // An answer that was lost may be asked for again under the same key.
      if (hasErrorCode(error, 'REFUND_CHANGED', 'ORDER_STATE')) reset()
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <RefundLines lines={order.lines} isRestockable={returnId === undefined} form={form} onChange={change} />
      {delivery > 0 ? (
        <Checkbox checked={form.delivery} onChange={(event) => change({ delivery: event.target.checked })}>
          {t('delivery', { amount: formatPrice(delivery) })}
        </Checkbox>
      ) : null}
      <Field
        id="refund-amount"
        label={t('amount')}
        hint={t('amountHint')}
        error={problem ? t(problem, { left: formatPrice(order.refundable?.left ?? 0) }) : undefined}
        className="max-w-xs"
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            end="€"
            value={form.amount}
            onChange={(event) => change({ amount: event.target.value })}
          />
        )}
      </Field>
      <Field id="refund-reason" label={t('reason')} hint={t('reasonHint')}>
        {(control) => (
          <Textarea {...control} rows={2} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      {order.refundBy === 'hand' ? (
        <Field
          id="refund-iban"
          label={t('iban')}
          hint={t('ibanHint')}
          error={hasLeftIban && isWrongIban ? t('ibanWrong') : undefined}
          className="max-w-md"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={50}
              autoComplete="off"
              value={iban}
              onBlur={() => setHasLeftIban(true)}
              onChange={(event) => setIban(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={shown ? 'secondary' : 'primary'}
          busy={isAsking}
          disabled={!request || problem !== null}
          onClick={() => void ask()}
        >
          {t('preview')}
        </Button>
        <Button variant="quiet" onClick={() => change(wholeRefund(order))}>
          {t('everything')}
        </Button>
      </div>
      <ProposedEditWarning order={{ proposedEdit: order.proposedEdit ?? null }} />
      {shown ? <RefundPreview preview={shown} isBusy={isPaying} onConfirm={() => void payOnce(shown.total)} /> : null}
    </div>
  )
}
