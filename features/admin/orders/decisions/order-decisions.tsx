'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatPrice } from '@/lib/office/formats'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { isPaidByHand } from '../amount-of-change'
import { useOrderFailure } from '../use-order-failure'
import { useDecidePayment, useNoteRefund } from '../order-queries'

/** Payments and refunds that need a person's decision. */
export function OrderDecisions({ order }: { order: Pick<OfficeOrder, 'id' | 'payments' | 'refunds'> }) {
  const mayDecide = useMayCall(officeOrderApi.decidePayment)
  const mayNote = useMayCall(officeOrderApi.noteRefund)
  return (
    <>
      {order.payments
        .filter(({ state }) => mayDecide && state === 'suspect')
        .map((payment) => (
          <SuspectPaymentDecision key={payment.id} orderId={order.id} payment={payment} />
        ))}
      {order.refunds
        .filter((refund) => mayNote && isPaidByHand(refund))
        .map((refund) => (
          <RefundDecision key={refund.id} orderId={order.id} refund={refund} />
        ))}
    </>
  )
}

function SuspectPaymentDecision({ orderId, payment }: { orderId: number; payment: OfficeOrder['payments'][number] }) {
  const t = useTranslations('admin.orders')
  const [reason, setReason] = useState('')
  const { mutateAsync: send, isPending, variables } = useDecidePayment()
  const decideOnce = useSubmitOnce(decide)
  const showFailure = useOrderFailure()
  const { id, provider, amount, said } = payment
  const named = { provider: t(`providers.${provider}`), amount: formatPrice(amount) }
  const isOtherAmount = said !== null && said.amount !== null && (said.amount !== amount || said.currency !== 'EUR')

  async function decide(isPaid: boolean) {
    try {
      await send({ id: orderId, paymentId: id, isPaid, reason: reason.trim() })
      toastSuccess(t(isPaid ? 'decide.acceptedPayment' : 'decide.dismissedPayment'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <DecisionCard
      id={`payment-${id}`}
      title={t('decide.payment')}
      reason={reason}
      onReason={setReason}
      actions={
        <>
          <Button busy={isPending && variables.isPaid} onClick={() => void decideOnce(true)}>
            {t('decide.isPaid')}
          </Button>
          <Button variant="secondary" busy={isPending && !variables.isPaid} onClick={() => void decideOnce(false)}>
            {t('decide.isNotPaid')}
          </Button>
        </>
      }
    >
      <p>
        {isOtherAmount
          ? t('decide.otherAmount', {
              ...named,
              said: said.currency === 'EUR' ? formatPrice(said.amount ?? 0) : `${said.amount} ${said.currency}`,
            })
          : t('decide.otherPayment', named)}
      </p>
      <p>{said?.transaction ? t('decide.lookFor', { ...named, transaction: said.transaction }) : t('decide.look', named)}</p>
    </DecisionCard>
  )
}

/** A refund that a person pays: the provider refused it, or took no money. */
function RefundDecision({ orderId, refund }: { orderId: number; refund: OfficeOrder['refunds'][number] }) {
  const { id, state, amount, iban, slip } = refund
  const t = useTranslations('admin.orders.decide')
  const [reason, setReason] = useState('')
  const { mutateAsync: send, isPending } = useNoteRefund()
  const noteOnce = useSubmitOnce(note)
  const showFailure = useOrderFailure()

  async function note() {
    try {
      await send({ id: orderId, refundId: id, reason: reason.trim() })
      toastSuccess(t('notedRefund'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <DecisionCard
      id={`refund-${id}`}
      title={t(state === 'failed' ? 'refund' : 'manualRefund')}
      reason={reason}
      onReason={setReason}
      actions={
        <Button busy={isPending} onClick={() => void noteOnce()}>
          {t('isPaidBack')}
        </Button>
      }
    >
      <p>{t(state === 'failed' ? 'refused' : 'payByHand', { amount: formatPrice(amount) })}</p>
      {iban ? <p className="font-medium tabular-nums">{t('iban', { iban: iban.replace(/(.{4})(?=.)/g, '$1 ') })}</p> : null}
      {slip ? (
        // Scanners need the white margin.
        <svg
          viewBox={`0 0 ${slip.width} ${slip.height}`}
          role="img"
          aria-label={t('barcode')}
          shapeRendering="crispEdges"
          className="w-full max-w-sm rounded bg-surface p-4"
        >
          <path d={slip.path} />
        </svg>
      ) : null}
    </DecisionCard>
  )
}

type DecisionProps = {
  id: string
  title: string
  reason: string
  onReason: (reason: string) => void
  actions: ReactNode
  children: ReactNode
}

function DecisionCard({ id, title, reason, onReason, actions, children }: DecisionProps) {
  const t = useTranslations('admin.orders.decide')
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="flex flex-col gap-4 border-danger/40">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
      <Field id={`${id}-note`} label={t('note')} hint={t('noteHint')}>
        {(control) => <Textarea {...control} rows={2} maxLength={1000} value={reason} onChange={(event) => onReason(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Card>
  )
}
