'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { RadioCard } from '@/components/ui/control/radio-card'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Textarea } from '@/components/ui/control/textarea'
import type { CartRef } from '@/features/cart/session/cart-store'
import { maxNoteLength, useOrderNote } from '@/features/cart/session/order-note-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { HoldProblem, PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { formatPrice } from '@/lib/money/money'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'
import { isOffline, useBackOnline } from '@/lib/browser/use-back-online'
import { findAutoPayment } from './auto-payment'
import { useGift, type Gift } from '@/features/checkout/state/gift-store'
import { useSavePayment } from '@/features/checkout/mutations'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { isGiftEmpty, toOrderNotes } from '@/features/checkout/state/order-notes'
import { useMissingConsents } from '@/features/checkout/review/use-missing-consents'
import { useCheckoutErrorHandler } from '@/features/checkout/state/use-checkout-error-handler'
import { usePlaceOrder } from '@/features/checkout/attempt/use-place-order'
import { MissingConsents } from '@/features/checkout/review/missing-consents'
import { GiftFields } from '@/features/checkout/review/gift-fields'
import { OrderReview } from '@/features/checkout/review/order-review'
import { StepActions } from '@/features/checkout/components/step-actions'

/** The order is refused for its payment: another one is the way on (docs/rules/checkout.md#refused-payment). */
const holdProblems = ['HOLD_TOO_LARGE', 'HOLD_TOO_MANY', 'HOLD_CROWDED'] as const satisfies HoldProblem[]

type PaymentStepProps = {
  cartRef: CartRef
  cart: Cart
  guest: GuestUser
  /** Null for a guest. */
  user: User | null
  settings: CheckoutSettings
  methods: readonly PaymentMethod[]
  deliveryMethods: readonly DeliveryMethod[]
  onBack: () => void
}

/** The last step: payment method, review and the order button (docs/rules/checkout.md#order-button). */
export function PaymentStep({ cartRef, cart, guest, user, settings, methods, deliveryMethods, onBack }: PaymentStepProps) {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  const common = useTranslations('checkout')
  const save = useSavePayment(cartRef)
  const missing = useMissingConsents(cartRef, { userType: user ? 'registered' : 'guest', email: guest.email })
  const handleError = useCheckoutErrorHandler(cartRef)
  const isPaymentLost = useCheckoutStore((state) => state.isPaymentLost)
  const [methodId, setMethodId] = useState(cart.paymentMethodId)
  const { placeOrder, isBusy: isOrdering, failure } = usePlaceOrder(cartRef, { cart, guest }, (now) => setMethodId(now.paymentMethodId))
  const [message, write] = useOrderNote(cartRef.cartId)
  const [gift, changeGift] = useGift(cartRef.cartId)
  const [error, setError] = useState<string>()
  const [giftError, setGiftError] = useState<string>()
  const group = useRef<HTMLDivElement>(null)
  const giftStart = useRef<HTMLInputElement>(null)

  const company = guest.company ? { name: guest.company.name, oib: guest.company.oib } : null
  const way = deliveryMethods.find(({ id }) => id === cart.deliveryMethodId)?.kind ?? 'home'
  // Nobody rings the bell for files, at a parcel point or in the shop.
  const isBroughtHome = !cart.digitalOnly && way === 'home'
  // A digital cart has no parcel (docs/rules/checkout.md#digital-cart).
  const sentGift = cart.digitalOnly ? null : gift
  const hasOtherMethod = methods.some(({ id, holdProblem }) => id !== methodId && holdProblem === null)
  const isBusy = isOrdering || save.isPending || missing.isPending
  const auto = findAutoPayment(methods, {
    company,
    country: (guest.addresses.find(({ type }) => type === 'main') ?? guest.addresses[0])?.country ?? settings.defaultCountry,
    skippedType: settings.autoSkippedPaymentType,
  })

  async function choose(id: number): Promise<boolean> {
    setMethodId(id)
    setError(undefined)
    dismissToast(t('chooseMethod'))
    try {
      await save.mutateAsync({ paymentMethodId: id, company })
      return true
    } catch (failure) {
      if (!isOffline(failure)) setMethodId(cart.paymentMethodId)
      handleError(failure)
      return false
    }
  }

  useBackOnline(save.error, () => {
    if (methodId !== null) void choose(methodId)
  })

  const autoId = auto?.id
  useEffect(() => {
    if (autoId !== undefined && autoId !== cart.paymentMethodId) void choose(autoId)
    // Once per method that needs no choice: `choose` is new at every render, and a refused method would be sent again without end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [autoId])

  async function submit() {
    const chosen = methods.find(({ id, holdProblem }) => id === methodId && holdProblem === null)
    if (!chosen) return showMethodError()
    if (sentGift && isGiftEmpty(sentGift)) return showGiftError()
    if (!(await missing.accept())) return
    // Another window may have saved another method: save the shown one before ordering.
    if (chosen.id === cart.paymentMethodId || (await choose(chosen.id))) placeOrder(toOrderNotes(message, sentGift), chosen.id)
  }

  function showGiftError() {
    setGiftError(t('giftUnsaid'))
    giftStart.current?.focus()
  }

  function writeGift(part: Partial<Gift>) {
    setGiftError(undefined)
    changeGift(part)
  }

  function showMethodError() {
    setError(t('chooseMethod'))
    toastError(t('chooseMethod'))
    focusMethods()
  }

  function focusMethods() {
    group.current?.querySelector<HTMLElement>('input:enabled:not(:checked)')?.focus()
  }

  if (methods.length === 0) {
    return (
      <Alert tone="warning" title={t('none')} actions={<Button onClick={onBack}>{common('back')}</Button>}>
        {t('noneText')}
      </Alert>
    )
  }
  return (
    <Stack gap="lg">
      {isPaymentLost && methodId === null ? <Alert tone="info">{t('lostByCountry')}</Alert> : null}
      <div ref={group}>
        <RadioGroup id="payment" legend={t('methods')} legendHidden error={error} required>
          {methods.map(({ id, name, description, fee, filesOnDelivery, holdProblem }) => (
            <RadioCard
              key={id}
              name="payment"
              title={name}
              description={holdProblem ? t(`holdProblem.${holdProblem}`) : description}
              disabled={holdProblem !== null}
              aside={fee > 0 ? t('fee', { amount: formatPrice(fee, locale) }) : undefined}
              checked={methodId === id && holdProblem === null}
              onChange={() => void choose(id)}
            >
              {filesOnDelivery && methodId === id ? <p className="text-sm">{t('filesOnDelivery', { way })}</p> : null}
            </RadioCard>
          ))}
        </RadioGroup>
      </div>
      <Field id="order-message" label={t('message')} hint={t(isBroughtHome ? 'messageHint' : 'messageOptional')}>
        {(aria) => (
          <Textarea {...aria} rows={3} maxLength={maxNoteLength} value={message} onChange={(event) => write(event.target.value)} />
        )}
      </Field>
      {sentGift ? <GiftFields gift={sentGift} change={writeGift} error={giftError} first={giftStart} /> : null}
      <OrderReview cart={cart} guest={guest} methods={deliveryMethods} notes={toOrderNotes(message, sentGift)} />
      <p className="text-sm text-ink-soft">
        {t(company ? 'termsOfCompany' : 'terms', { total: formatPrice(cart.summary.orderTotal, locale) })}
      </p>
      <MissingConsents consents={missing.consents} control={missing.control} />
      <ActionError error={save.error ?? missing.failure ?? failure} />
      {hasErrorCode(failure, ...holdProblems) && hasOtherMethod ? (
        <Button variant="secondary" className="self-start" onClick={focusMethods}>
          {t('changeMethod')}
        </Button>
      ) : null}
      <StepActions
        isSticky={false}
        back={
          <Button variant="quiet" onClick={onBack}>
            {common('back')}
          </Button>
        }
      >
        <Button size="lg" busy={isBusy} onClick={() => void submit()}>
          {t('submit', { total: formatPrice(cart.summary.orderTotal, locale) })}
        </Button>
      </StepActions>
    </Stack>
  )
}
