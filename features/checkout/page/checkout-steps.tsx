'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Split } from '@/components/layout/split'
import { Steps } from '@/components/ui/navigation/steps'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useUser } from '@/features/auth/session/queries'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cartQuery, checkoutSettingsQuery } from '@/features/cart/queries'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { readStep, replaceStep, useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { useGuest } from '@/features/checkout/queries'
import { checkoutProgress, reachableStep, stepsOf, type Step } from '@/features/checkout/state/steps'
import { CollapsedOrder, OrderAside } from '@/features/checkout/review/order-aside'
import { UnsavedAddress } from '@/features/checkout/address/unsaved-address'
import { SignInFirst } from '@/features/checkout/address/sign-in-offer'
import { useCartChangeNotice, useEmailChangeNotice } from '@/features/checkout/state/use-cart-change-notice'
import { CheckoutNotice } from '@/features/checkout/components/checkout-notice'
import { StepContent } from './step-content'
import { QueryFallback } from '@/features/checkout/components/query-fallback'

/** The active step beside the order (docs/rules/checkout.md#steps). */
export function CheckoutSteps({ cart, cartRef }: { cart: Cart; cartRef: CartRef }) {
  const t = useTranslations('checkout')
  const requestedStep = useCheckoutStore((state) => state.step)
  const guest = useGuest(cartRef)
  const settings = useQuery(checkoutSettingsQuery)
  const status = useAuthStore((state) => state.status)
  const user = useUser()
  const isLoaded = guest.isSuccess && settings.isSuccess && (status === 'signedOut' || (status === 'signedIn' && user.isSuccess))
  const progress = checkoutProgress({ cart, guest: guest.data ?? null, skipsDelivery: settings.data?.skipShippingStep ?? false })
  const step = reachableStep(requestedStep, progress)
  const steps = stepsOf(progress)
  const client = useQueryClient()
  useCartChangeNotice(cart)
  const accountEmail = status === 'signedIn' ? user.data?.email : undefined
  useEmailChangeNotice(isLoaded ? (guest.data?.email ?? accountEmail ?? null) : null)

  useEffect(() => {
    readStep()
    window.addEventListener('popstate', readStep)
    return () => window.removeEventListener('popstate', readStep)
  }, [])

  // Corrects the URL of an unreachable step, so that a reload and Back match the screen. While the cache holds a newer cart than this render, `step` is out of date and must not be written.
  useEffect(() => {
    const isRendered = client.getQueryData(cartQuery(cartRef).queryKey) === cart
    if (isLoaded && isRendered && step !== requestedStep) replaceStep(step)
  }, [isLoaded, step, requestedStep, client, cartRef, cart])

  const requiresSignIn = settings.data?.guestCheckout === false && status === 'signedOut'
  return (
    <Split
      sticky
      content={
        <div className="flex flex-col gap-8">
          <Steps
            label={t('stepsLabel')}
            doneLabel={t('done')}
            steps={steps.map((one) => t(`steps.${one}`))}
            current={Math.max(0, steps.indexOf(step))}
          />
          <CollapsedOrder cart={cart} />
          {requiresSignIn ? <SignInFirst /> : null}
          {requiresSignIn || isLoaded ? null : <QueryFallback queries={[guest, settings, user]} />}
          {!requiresSignIn && isLoaded ? (
            <>
              <StepTitle step={step} digitalOnly={cart.digitalOnly} />
              <CheckoutNotice />
              {step === 'address' ? null : <UnsavedAddress key={step} userId={user.data ? String(user.data.id) : null} />}
              <StepContent
                key={`${step} ${user.data?.id ?? ''}`}
                step={step}
                cart={cart}
                cartRef={cartRef}
                guest={guest.data}
                user={status === 'signedIn' ? (user.data ?? null) : null}
                settings={settings.data}
              />
            </>
          ) : null}
        </div>
      }
      side={<OrderAside cart={cart} />}
    />
  )
}

/** Takes the focus when the step changes, and when the checkout opens and nothing else has it, for screen readers and keyboards. */
function StepTitle({ step, digitalOnly }: { step: Step; digitalOnly: boolean }) {
  const t = useTranslations('checkout')
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Step | null>(null)
  useEffect(() => {
    const opens = shown.current === null
    const isFocusFree = document.activeElement === null || document.activeElement.matches('body, main, h1')
    if (opens ? isFocusFree : shown.current !== step) ref.current?.focus({ preventScroll: opens })
    shown.current = step
  }, [step])
  const title = step === 'address' && digitalOnly ? t('address.digitalTitle') : t(`${step}.title`)
  return (
    <h2 ref={ref} tabIndex={-1} className="text-2xl focus-visible:outline-none">
      {title}
    </h2>
  )
}
