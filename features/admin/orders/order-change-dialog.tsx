'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatPrice } from '@/lib/office/formats'
import { formText } from '@/features/admin/shell/form-text'
import { ProposedEditWarning } from './edits/proposed-edit-warning'
import { endsProposedEdit } from './next-step'
import { amountOfChange } from './amount-of-change'

export type ChangeDetails = { tracking?: string; reason?: string; restock?: boolean }

/** docs/rules/forms.md#order-change-confirmation */
export type ConfirmedStatus = Exclude<OrderStatus, 'awaiting_payment' | 'packed'>

export function needsConfirmation({ proposedEdit }: Pick<OfficeOrder, 'proposedEdit'>, to: OrderStatus): to is ConfirmedStatus {
  if (to === 'delivered') return proposedEdit !== null
  return to !== 'awaiting_payment' && to !== 'packed'
}

export type ChangingOrder = Pick<
  OfficeOrder,
  'id' | 'number' | 'status' | 'isMoneyIn' | 'refundBy' | 'payments' | 'refunds' | 'refundable' | 'proposedEdit'
> & { summary: Pick<OfficeOrder['summary'], 'orderTotal'> }

type OrderChangeDialogProps = {
  order: ChangingOrder
  to: ConfirmedStatus
  onClose: () => void
  onConfirm: (details: ChangeDetails) => Promise<void>
}

/** Explains a change to the buyer and the money before it is made. */
export function OrderChangeDialog({ order, to, onClose, onConfirm }: OrderChangeDialogProps) {
  const t = useTranslations('admin.orders')
  const amount = formatPrice(amountOfChange(order, to))
  const isRefunded = order.isMoneyIn && (to === 'cancelled' || to === 'refunded')
  const canRestock = to === 'refunded' || to === 'withdrawn'

  async function confirm(data: FormData) {
    await onConfirm({
      ...(to === 'shipped' ? { tracking: formText(data, 'tracking') } : {}),
      ...(data.has('reason') ? { reason: formText(data, 'reason') } : {}),
      restock: data.get('restock') === 'on',
    })
  }

  return (
    <FormDialog
      title={t(`to.${to}`)}
      description={t(`asks.${to}`, { number: order.number, amount })}
      labels={{ submit: t(`to.${to}`), cancel: t('notNow'), close: t('close') }}
      onSubmit={confirm}
      onClose={onClose}
    >
      {endsProposedEdit(to) ? <ProposedEditWarning order={order} /> : null}
      {isRefunded ? <Alert tone="warning">{t(`back.${order.refundBy}`, { amount })}</Alert> : null}
      {to === 'withdrawn' && order.refundable && order.refundable.left > 0 ? (
        <Alert tone="warning">{t('refundFollows', { amount })}</Alert>
      ) : null}
      {to === 'shipped' ? (
        <Field id="tracking" label={t('tracking')} hint={t('trackingHint')}>
          {(control) => <Input {...control} name="tracking" maxLength={300} autoComplete="off" />}
        </Field>
      ) : null}
      {to === 'cancelled' || to === 'refunded' ? (
        <Field id="reason" label={t('reason')} hint={t('reasonHint')}>
          {(control) => <Textarea {...control} name="reason" maxLength={1000} rows={3} />}
        </Field>
      ) : null}
      {canRestock ? <Checkbox name="restock">{t('restock')}</Checkbox> : null}
    </FormDialog>
  )
}
