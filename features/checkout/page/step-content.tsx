'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import type { CartRef } from '@/features/cart/session/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { goToStep, replaceStep } from '@/features/checkout/state/checkout-store'
import { useAskedConsents } from '@/features/checkout/consents/use-asked-consents'
import { useCountries, useDeliveryMethods, usePaymentMethods } from '@/features/checkout/queries'
import { useNextStep } from '@/features/checkout/state/use-next-step'
import { stepAfter, stepBefore, type Step } from '@/features/checkout/state/steps'
import { QueryFallback } from '@/features/checkout/components/query-fallback'

const options = { fallback: <QueryFallback queries={[]} /> }
const AddressStep = lazyComponent(async () => (await import('@/features/checkout/address/address-step')).AddressStep, options)
const DeliveryStep = lazyComponent(async () => (await import('@/features/checkout/delivery/delivery-step')).DeliveryStep, options)
const SkippedDelivery = lazyComponent(async () => (await import('@/features/checkout/delivery/skipped-delivery')).SkippedDelivery, options)
const PaymentStep = lazyComponent(async () => (await import('@/features/checkout/payment/payment-step')).PaymentStep, options)

type StepContentProps = {
  step: Step
  cart: Cart
  cartRef: CartRef
  guest: GuestUser | null
  user: User | null
  settings: CheckoutSettings
}

/** Loads each step lazily and preloads the others, so that a later network failure does not block them. */
export function StepContent(props: StepContentProps) {
  useEffect(() => {
    for (const { preload } of [AddressStep, DeliveryStep, PaymentStep]) void preload().catch(() => {})
  }, [])
  return <ContentOf {...props} />
}

function ContentOf({ step, ...rest }: StepContentProps) {
  switch (step) {
    case 'address':
      return <AddressContent {...rest} />
    case 'delivery':
      return <DeliveryContent {...rest} />
    case 'payment':
      return <PaymentContent {...rest} />
  }
  step satisfies never
}

type ContentProps = Omit<StepContentProps, 'step'>

function AddressContent({ cart, ...rest }: ContentProps) {
  const { query: consents, asked } = useAskedConsents(rest.cartRef, rest.user)
  const countries = useCountries(rest.cartRef, cart)
  const { next } = useNextStep(rest.cartRef)
  if (!asked || !countries.data) return <QueryFallback queries={[consents, countries]} />
  return (
    <AddressStep
      // Starts again from what was typed: a digital cart has one address.
      key={String(cart.digitalOnly)}
      {...rest}
      consents={asked}
      countries={countries.data}
      digitalOnly={cart.digitalOnly}
      onDone={() => next(() => goToStep(stepAfter('address', cart)))}
    />
  )
}

function DeliveryContent({ cart, cartRef, guest, settings }: ContentProps) {
  const delivery = useDeliveryMethods(cartRef, { cart, guest })
  const { next, isChecking } = useNextStep(cartRef)
  if (!delivery.data) return <QueryFallback queries={[delivery]} />
  const step = (
    <DeliveryStep
      cartRef={cartRef}
      cart={cart}
      methods={delivery.data}
      town={guest?.addresses.find(({ type }) => type === 'shipping')?.city ?? ''}
      onBack={() => goToStep('address')}
      isLeaving={isChecking}
      onDone={() => void next(() => goToStep('payment'))}
    />
  )
  if (!settings.skipShippingStep) return step
  return (
    <SkippedDelivery cartRef={cartRef} methods={delivery.data} onDone={() => replaceStep('payment')}>
      {step}
    </SkippedDelivery>
  )
}

function PaymentContent({ cart, cartRef, guest, user, settings }: ContentProps) {
  const payment = usePaymentMethods(cartRef, { cart, guest })
  const delivery = useDeliveryMethods(cartRef, { cart, guest })
  if (!payment.data || !guest || !delivery.data) return <QueryFallback queries={[payment, delivery]} />
  const stepOptions = { digitalOnly: cart.digitalOnly, skipsDelivery: settings.skipShippingStep }
  return (
    <PaymentStep
      cartRef={cartRef}
      cart={cart}
      guest={guest}
      user={user}
      settings={settings}
      methods={payment.data}
      deliveryMethods={delivery.data}
      onBack={() => goToStep(stepBefore('payment', stepOptions))}
    />
  )
}
