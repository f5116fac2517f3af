'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Split } from '@/components/layout/split'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SkeletonText } from '@/components/ui/skeleton'
import { Steps } from '@/components/ui/steps'
import type { CartRef } from '@/features/cart/cart-store'
import { checkoutSettingsQuery } from '@/features/cart/queries'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { goToStep, readStep, useCheckoutStore } from '../checkout-store'
import { useCheckoutConsents, useCountries, useDeliveryMethods, useGuest, usePaymentMethods } from '../queries'
import { reachable, stepAfter, stepBefore, stepsOf, type Progress } from '../steps'
import { AddressStep } from './address-step'
import { DeliveryStep } from './delivery-step'
import { OrderAside } from './order-aside'
import { PaymentStep } from './payment-step'

/** One form at a time, the order beside it; the step stands in the address, so Back walks back. */
export function CheckoutSteps({ cart, cartRef }: { cart: Cart; cartRef: CartRef }) {
  const t = useTranslations('checkout')
  const wanted = useCheckoutStore((state) => state.step)
  const guest = useGuest(cartRef)
  const progress: Progress = {
    hasAddress: Boolean(guest.data?.addresses.length),
    hasDelivery: cart.deliveryMethodId !== null,
    digitalOnly: cart.digitalOnly,
  }
  const step = reachable(wanted, progress)
  const steps = stepsOf(progress)

  useEffect(() => {
    readStep()
    window.addEventListener('popstate', readStep)
    return () => window.removeEventListener('popstate', readStep)
  }, [])

  return (
    <Split
      sticky
      content={
        <div className="flex flex-col gap-8">
          <Steps
            label={t('stepsLabel')}
            doneLabel={t('done')}
            steps={steps.map((one) => t(`steps.${one}`))}
            current={steps.indexOf(step)}
          />
          <div className="lg:hidden">
            <OrderAside cart={cart} />
          </div>
          <StepTitle step={step} digitalOnly={cart.digitalOnly} />
          <StepContent key={step} step={step} cart={cart} cartRef={cartRef} guest={guest} />
        </div>
      }
      side={
        <div className="max-lg:hidden">
          <OrderAside cart={cart} />
        </div>
      }
    />
  )
}

type Shown = { step: ReturnType<typeof reachable>; digitalOnly: boolean }

/** Takes the focus when the step changes, so that a screen reader and the keyboard go along. */
function StepTitle({ step, digitalOnly }: Shown) {
  const t = useTranslations('checkout')
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) ref.current?.focus()
    shown.current = step
  }, [step])
  const title = step === 'address' && digitalOnly ? t('address.digitalTitle') : t(`${step}.title`)
  return (
    <h2 ref={ref} tabIndex={-1} className="text-2xl focus-visible:outline-none">
      {title}
    </h2>
  )
}

type StepContentProps = { step: Shown['step']; cart: Cart; cartRef: CartRef; guest: ReturnType<typeof useGuest> }

function StepContent({ step, cart, cartRef, guest }: StepContentProps) {
  const countryId = guest.data?.addresses.find(({ type }) => type === 'shipping')?.countryId
  const settings = useQuery(checkoutSettingsQuery)
  const consents = useCheckoutConsents()
  const countries = useCountries(cartRef)
  const delivery = useDeliveryMethods(cartRef, { cartVersion: cart.version, countryId })
  const payment = usePaymentMethods(cartRef, { cartVersion: cart.version })
  const back = () => goToStep(stepBefore(step, cart))
  const next = () => goToStep(stepAfter(step, cart))

  switch (step) {
    case 'address': {
      const needed = [guest, settings, consents, countries]
      if (!guest.isSuccess || !settings.data || !consents.data || !countries.data) return <Waiting queries={needed} />
      return (
        <AddressStep
          cartRef={cartRef}
          guest={guest.data}
          settings={settings.data}
          consents={consents.data.records}
          countries={countries.data}
          digitalOnly={cart.digitalOnly}
          onDone={next}
        />
      )
    }
    case 'delivery':
      if (!delivery.data) return <Waiting queries={[delivery]} />
      return <DeliveryStep cartRef={cartRef} cart={cart} methods={delivery.data} onBack={back} onDone={next} />
    case 'payment':
      if (!payment.data || !guest.data || !settings.data || !delivery.data)
        return <Waiting queries={[payment, guest, settings, delivery]} />
      return (
        <PaymentStep
          cartRef={cartRef}
          cart={cart}
          guest={guest.data}
          settings={settings.data}
          methods={payment.data}
          deliveryMethods={delivery.data}
          onBack={back}
        />
      )
  }
  step satisfies never
}

type Waited = { isError: boolean; refetch: () => Promise<unknown> }

function Waiting({ queries }: { queries: Waited[] }) {
  const t = useTranslations('checkout.failed')
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) return <SkeletonText lines={6} />
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('title')}
      actions={
        <Button size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </Alert>
  )
}
