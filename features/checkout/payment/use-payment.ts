'use client'

import { useEffect, useRef, useState } from 'react'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import type { PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { ApiError } from '@/lib/api/errors'
import { usePageRestored } from './use-page-restored'
import { postForm } from './payment-form'
import { takePaymentIntent } from './payment-intent-flag'
import { successUrl, useRetryPayment } from './payment-queries'
import { parsePaymentAction } from './payment-action'

/** `leaving`: another page is about to open. `trouble`: the order stands, and can be paid later; `over`: it waits for no money. */
export type PaymentState =
  | { kind: 'choosing' }
  | { kind: 'leaving' }
  | { kind: 'paypal'; payload: PayPalPayload }
  | { kind: 'trouble' | 'over' }

/** Takes the shopper from an order to whoever takes its money. Begins by itself when that is what was just asked for. */
export function usePayment(orderSlug: string, origins: readonly string[]) {
  const [state, setState] = useState<PaymentState>({ kind: 'choosing' })
  const { mutate: retry, isPending } = useRetryPayment(orderSlug)
  const hasChecked = useRef(false)

  function begin(methodId: number | null) {
    retry(methodId, {
      onSuccess: ({ html }) => setState(applyAction(html, { orderSlug, origins })),
      onError: (error) => setState({ kind: isOver(error) ? 'over' : 'trouble' }),
    })
  }

  useEffect(() => {
    if (hasChecked.current) return
    hasChecked.current = true
    if (takePaymentIntent(orderSlug)) begin(null)
  })
  usePageRestored(() => setState({ kind: 'choosing' }))

  const shown: PaymentState = isPending ? { kind: 'leaving' } : state
  return { state: shown, begin, choose: () => setState({ kind: 'choosing' }) }
}

/** Leaves this page, or says what it shows instead. */
function applyAction(html: OrderCreated['html'], { orderSlug, origins }: { orderSlug: string; origins: readonly string[] }): PaymentState {
  try {
    const step = parsePaymentAction(html, origins)
    if (step.kind === 'paypal') return step
    if (step.kind === 'form') postForm(step.form)
    else window.location.assign(successUrl(orderSlug))
    return { kind: 'leaving' }
  } catch {
    return { kind: 'trouble' }
  }
}

function isOver(error: Error) {
  return error instanceof ApiError && (error.status === 404 || error.code === 'ORDER_STATE')
}
