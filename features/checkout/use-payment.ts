'use client'

import { useEffect, useRef, useState } from 'react'
import type { PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { ApiError } from '@/lib/api/errors'
import { usePageShownAgain } from './payment-page-shown-again'
import { postForm } from './payment-form'
import { takeMark } from './payment-mark'
import { successAddress, useRetryPayment } from './payment-queries'
import { paymentStepOf } from './payment-step-of'

/** `leaving`: another page is about to open. `trouble`: the order stands, and can be paid later; `over`: it waits for no money. */
export type PaymentState =
  | { kind: 'choosing' }
  | { kind: 'leaving' }
  | { kind: 'paypal'; payload: PayPalPayload }
  | { kind: 'trouble' | 'over' }

/** Takes the shopper from an order to whoever takes its money. Begins by itself when that is what was just asked for. */
export function usePayment(orderSlug: string, origins: readonly string[]) {
  const [state, setState] = useState<PaymentState>({ kind: 'choosing' })
  const { mutateAsync: retry, isPending } = useRetryPayment(orderSlug)
  const hasLooked = useRef(false)

  async function begin(methodId: number | null) {
    try {
      const { html } = await retry(methodId)
      const step = paymentStepOf(html, origins)
      switch (step.kind) {
        case 'none':
          setState({ kind: 'leaving' })
          return window.location.assign(successAddress(orderSlug))
        case 'form':
          setState({ kind: 'leaving' })
          return postForm(step.form)
        case 'paypal':
          return setState(step)
      }
      step satisfies never
    } catch (error) {
      const isOver = error instanceof ApiError && (error.status === 404 || error.code === 'ORDER_STATE')
      setState({ kind: isOver ? 'over' : 'trouble' })
    }
  }

  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    if (takeMark(orderSlug)) void begin(null)
  })
  usePageShownAgain(() => setState({ kind: 'choosing' }))

  const shown: PaymentState = isPending ? { kind: 'leaving' } : state
  return { state: shown, begin, choose: () => setState({ kind: 'choosing' }) }
}
