'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import type { PayingMethod } from '@/lib/api/entities/payment.schema'
import type { PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { ApiError } from '@/lib/api/errors'
import { describeError } from '@/lib/browser/toast/toast'
import { usePageRestored } from '@/features/checkout/state/use-page-restored'
import { postForm } from './payment-form'
import { takePaymentStartFlag } from '@/features/checkout/state/payment-start-flag'
import { successUrl, useRetryPayment } from './payment-queries'
import { parsePaymentAction } from './payment-action'

/**
 * `redirecting`: another page is about to open. `failed`: the order can be paid later; `refused`: not by this method, as the text says; `changed`: the method costs
 * another total by now; `notPayable`: it awaits no payment.
 */
export type PaymentState =
  | { kind: 'choosing' }
  | { kind: 'redirecting' }
  | { kind: 'paypal'; payload: PayPalPayload }
  | { kind: 'refused'; text: string }
  | { kind: 'failed' | 'changed' | 'notPayable' }

/** As it is shown: its total is what the buyer agrees to. */
export type ChosenMethod = Pick<PayingMethod, 'id' | 'total'>

/** Starts the payment of an order, automatically when the payment start flag is set. */
export function usePayment(orderSlug: string, origins: readonly string[]) {
  const [state, setState] = useState<PaymentState>({ kind: 'choosing' })
  const { mutateAsync: retry, isPending } = useRetryPayment(orderSlug)
  const hasChecked = useRef(false)
  const locale = useLocale()

  // A double click sends one change of the payment, which mails.
  const startPayment = useSubmitOnce(async (chosen: ChosenMethod | null) => {
    try {
      const { html } = await retry(chosen)
      setState(applyAction(html, successUrl(orderSlug, locale), origins))
    } catch (error) {
      setState(outcomeOf(error))
    }
  })

  const startIfFlagged = useEffectEvent(() => {
    if (hasChecked.current) return
    hasChecked.current = true
    if (takePaymentStartFlag(orderSlug)) void startPayment(null)
  })
  useEffect(() => startIfFlagged(), [])
  usePageRestored(() => setState({ kind: 'choosing' }))

  const shown: PaymentState = isPending ? { kind: 'redirecting' } : state
  return { state: shown, begin: (chosen: ChosenMethod) => void startPayment(chosen), choose: () => setState({ kind: 'choosing' }) }
}

/** Redirects, or returns what the page shows instead. */
function applyAction(html: OrderCreated['html'], paidUrl: string, origins: readonly string[]): PaymentState {
  try {
    const step = parsePaymentAction(html, origins)
    if (step.kind === 'paypal') return step
    if (step.kind === 'form') postForm(step.form)
    else window.location.assign(paidUrl)
    return { kind: 'redirecting' }
  } catch {
    return { kind: 'failed' }
  }
}

function outcomeOf(error: unknown): PaymentState {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.code === 'PAYMENT_CHANGED') return { kind: 'changed' }
  if (error.status === 404 || error.code === 'ORDER_STATE') return { kind: 'notPayable' }
  return error.status < 500 ? { kind: 'refused', text: describeError(error) } : { kind: 'failed' }
}
