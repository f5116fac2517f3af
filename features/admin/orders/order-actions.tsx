'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { formatPrice } from '@/lib/office/formats'
import { useKeys } from '@/features/admin/keys/use-keys'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { isReversed } from '@/lib/order/order-statuses'
import { ProposedEditWarning } from './edits/proposed-edit-warning'
import { amountOfChange } from './amount-of-change'
import { endsProposedEdit, isRefundDue, nextStepHint } from './next-step'
import { useChangeOrder } from './order-queries'
import { stepKeyOf } from './step-keys'
import { useOrderFailure } from './use-order-failure'
import { useMayRefund } from './use-may-refund'
import { OrderChangeDialog, needsConfirmation, type ChangingOrder, type ConfirmedStatus, type ChangeDetails } from './order-change-dialog'

type ActingOrder = ChangingOrder & Pick<OfficeOrder, 'next' | 'delivery'> & Parameters<typeof nextStepHint>[0]

/** Buttons for the allowed status changes. */
export function OrderActions({ order }: { order: ActingOrder }) {
  const t = useTranslations('admin.orders')
  const [confirming, setConfirming] = useState<ConfirmedStatus | null>(null)
  const { mutateAsync: change, isPending, variables } = useChangeOrder()
  const mayChange = useMayCall(officeOrderApi.change)
  const mayRefund = useMayRefund()
  const showFailure = useOrderFailure(order.status)
  const changeOnce = useSubmitOnce(changeStatus)
  const next = order.next.filter((to) => mayRefund || !order.isMoneyIn || (to !== 'cancelled' && to !== 'refunded'))
  const needsColleague = isRefundDue(order) && !mayRefund
  useKeys(
    (mayChange ? next : []).flatMap((to) => {
      const keys = stepKeyOf(to)
      return keys ? [{ keys, label: t(`to.${to}`), group: 'screen' as const, run: () => begin(to) }] : []
    }),
  )
  if (!mayChange || (next.length === 0 && !needsColleague)) return null
  const hint = needsColleague ? 'refundDueByOthers' : nextStepHint(order)

  function begin(to: OrderStatus) {
    if (needsConfirmation(order, to)) setConfirming(to)
    else void changeOnce(to)
  }

  async function changeStatus(to: OrderStatus, details: ChangeDetails = {}) {
    try {
      await change({ id: order.id, from: order.status, to, ...details })
      setConfirming(null)
      toastSuccess(t('changed', { number: order.number }))
    } catch (error) {
      // The dialog was about the order as it was.
      if (hasErrorCode(error, 'ORDER_STATE', 'ORDER_STEP')) setConfirming(null)
      showFailure(error)
    }
  }

  return (
    <Card as="section" tone="accent" padding="lg" aria-labelledby="actions-title">
      <h2 id="actions-title" className="pb-1 text-xl">
        {t('actions')}
      </h2>
      <p className="pb-4 text-ink-soft">{t(`hints.${hint}`, { amount: formatPrice(amountOfChange(order, 'refunded')) })}</p>
      {next.includes('packed') && order.delivery?.kind === 'pickup' ? <p className="pb-4 text-ink-soft">{t('packedMails')}</p> : null}
      {next.some(endsProposedEdit) ? <ProposedEditWarning order={order} className="mb-4" /> : null}
      <div className="flex flex-wrap gap-3">
        {next.map((to) => (
          <Button
            key={to}
            variant={isReversed(to) ? 'secondary' : 'primary'}
            busy={isPending && variables.to === to && confirming === null}
            onClick={() => begin(to)}
          >
            {t(`to.${to}`)}
          </Button>
        ))}
      </div>
      {confirming ? (
        <OrderChangeDialog
          order={order}
          to={confirming}
          onClose={() => setConfirming(null)}
          onConfirm={(details) => changeOnce(confirming, details)}
        />
      ) : null}
    </Card>
  )
}
