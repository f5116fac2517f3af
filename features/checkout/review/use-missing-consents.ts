'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { z } from 'zod'
import { useZodForm } from '@/components/form/use-zod-form'
import type { CartRef } from '@/features/cart/session/cart-store'
import { toastErrorText } from '@/lib/browser/toast/toast'
import { consentTicksFor, keepConsentTicks, useCheckoutStore, type ConsentSubject } from '@/features/checkout/state/checkout-store'
import { logConsents } from './log-consents'

type ConsentForm = { consents: Record<string, boolean | undefined> }

/** The consents that came into force after the address step (docs/rules/checkout.md#new-consents). Usually none. */
export function useMissingConsents(cartRef: CartRef, subject: ConsentSubject) {
  const t = useTranslations('checkout.address')
  const consents = useCheckoutStore((state) => state.missingConsents)
  const ids = consents.map(({ id }) => id)
  const form = useZodForm<ConsentForm, ConsentForm>(allAcceptedSchema(ids), { consents: keptTicks(cartRef, ids) })
  const log = useMutation({
    mutationFn: () => logConsents({ cartRef, subject, shown: ids, accepted: ids }),
    onSuccess: () => useCheckoutStore.setState({ missingConsents: [] }),
  })

  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepConsentTicks(cartRef.cartId, form.getValues('consents')))
    return unsubscribe
  }, [form, cartRef.cartId])

  /** @returns false when one is not accepted or logging fails; both are shown */
  async function accept(): Promise<boolean> {
    if (consents.length === 0) return true
    if (log.isPending || !(await validate())) return false
    try {
      await log.mutateAsync()
      return true
    } catch (error) {
      toastErrorText(t('consentLogFailed'), error)
      return false
    }
  }

  /** Submits the form, so that an error disappears with its tick and the button does not move under the next press. */
  async function validate(): Promise<boolean> {
    let areAllAccepted = false
    await form.handleSubmit(() => {
      areAllAccepted = true
    })()
    const ticks = form.getValues('consents')
    const first = ids.find((id) => !ticks[`c${id}`])
    if (first !== undefined) form.setFocus(`consents.c${first}`)
    return areAllAccepted
  }

  const failure = log.isError ? t('consentLogFailed') : null
  return { consents, control: form.control, accept, isPending: log.isPending, failure }
}

/** Only of what is asked: a consent of the address step that the server misses is asked for anew. */
function keptTicks({ cartId }: CartRef, ids: readonly number[]): ConsentForm['consents'] {
  const ticks = consentTicksFor(cartId)
  return Object.fromEntries(ids.map((id) => [`c${id}`, ticks[`c${id}`]]))
}

function allAcceptedSchema(ids: readonly number[]): z.ZodType<ConsentForm, ConsentForm> {
  return z.object({ consents: z.record(z.string(), z.boolean().optional()) }).superRefine(({ consents }, context) => {
    for (const id of ids)
      if (!consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
  })
}
