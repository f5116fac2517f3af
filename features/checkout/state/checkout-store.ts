import { create } from 'zustand'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { Difference } from '../differences/cart-differences'
import type { Attempt } from './order-attempt-schema'
import { allSteps, type Step } from './steps'
import { withOwnChoice, withOwnCoupon } from '../differences/new-differences'

/** What changed in the cart, or why no order was made (`notOrdered`: for what changed); shown above the step until the next attempt. */
export type Notice = { kind: 'changed' | 'notOrdered' | 'blocked'; differences: readonly Difference[] } | { kind: 'memberCard' }

export type ConsentSubject = { userType: 'guest' | 'registered'; email: string }
type AcceptedConsents = { cartId: string; subject: ConsentSubject; ids: readonly number[] }
/** By form field, `c` and the consent's id. */
type ConsentTicks = Readonly<Record<string, boolean | undefined>>

type CheckoutState = {
  /** The step that the URL asks for (docs/rules/checkout.md#steps); `reachableStep` decides which one is shown. */
  step: Step
  /** The unanswered order attempt (docs/rules/checkout.md#order-retry). */
  attempt: Attempt | null
  notice: Notice | null
  /** The cart that later ones are compared with (docs/rules/checkout.md#changes-between-steps). */
  lastShownCart: Cart | null
  /** The e-mail address of the order that later ones are compared with. */
  lastShownEmail: string | null
  /** The accepted consents with their cart and subject; kept so that unticking one later is logged as a withdrawal. */
  acceptedConsents: AcceptedConsents | null
  /** The consents as the buyer last left them in a form, submitted or not (docs/rules/checkout.md#kept-consents). */
  consentTicks: { cartId: string; ticks: ConsentTicks } | null
  /** docs/rules/checkout.md#new-consents */
  missingConsents: readonly Consent[]
  /** The delivery method that is chosen but not saved, since its branch is not chosen yet (docs/rules/checkout.md#delivery-choice). */
  unsavedDelivery: { methodId: number; price: number } | null
  /** The chosen payment is not offered in the country that was chosen after it. */
  isPaymentLost: boolean
  /** The order is made and its page is loading. */
  isRedirecting: boolean
}

const initialState = {
  attempt: null,
  notice: null,
  lastShownCart: null,
  lastShownEmail: null,
  acceptedConsents: null,
  consentTicks: null,
  missingConsents: [],
  unsavedDelivery: null,
  isPaymentLost: false,
  isRedirecting: false,
}

export const useCheckoutStore = create<CheckoutState>(() => ({ step: 'address', ...initialState }))

// A guest who signs in keeps the state; another user starts with an empty one.
useAuthStore.subscribe(({ userId }, before) => {
  if (before.userId !== null && userId !== before.userId) useCheckoutStore.setState(initialState)
})

const parameter = 'korak'

/** Opens a step as a new history entry, so that Back returns to the previous one. */
export function goToStep(step: Step) {
  if (useCheckoutStore.getState().step === step) return
  useCheckoutStore.setState({ step })
  window.history.pushState(null, '', stepUrl(step))
  window.scrollTo({ top: 0 })
}

/** Replaces the current history entry, for a step that was skipped or is not reachable. */
export function replaceStep(step: Step) {
  useCheckoutStore.setState({ step })
  window.history.replaceState(null, '', stepUrl(step))
}

/** Reads the step from the URL, at the start and after Back or Forward. */
export function readStep() {
  const requested = new URLSearchParams(window.location.search).get(parameter)
  useCheckoutStore.setState({ step: allSteps.find((step) => step === requested) ?? 'address' })
}

function stepUrl(step: Step) {
  return `${window.location.pathname}?${parameter}=${step}`
}

/** The consents accepted for this cart. */
export function acceptedConsentsFor(cartId: string): AcceptedConsents | null {
  const { acceptedConsents } = useCheckoutStore.getState()
  return acceptedConsents?.cartId === cartId ? acceptedConsents : null
}

/** What the buyer ticked and unticked for this cart. */
export function consentTicksFor(cartId: string): ConsentTicks {
  const { consentTicks } = useCheckoutStore.getState()
  return consentTicks?.cartId === cartId ? consentTicks.ticks : {}
}

export function keepConsentTicks(cartId: string, ticks: ConsentTicks) {
  useCheckoutStore.setState({ consentTicks: { cartId, ticks: { ...consentTicksFor(cartId), ...ticks } } })
}

export function setNotice(notice: Notice | null) {
  useCheckoutStore.setState({ notice })
}

export function setLastShownCart(lastShownCart: Cart | null) {
  useCheckoutStore.setState({ lastShownCart })
}

export function setLastShownEmail(lastShownEmail: string | null) {
  useCheckoutStore.setState({ lastShownEmail })
}

/** When the checkout is left, where the shopper may change the cart on its own page, or its cart is lost. */
export function forgetShown() {
  useCheckoutStore.setState({ lastShownCart: null, lastShownEmail: null })
}

/** Takes the shopper's own method and its cost over into the last shown cart, so that they are not reported as changes. */
export function adoptOwnChoice(now: Cart) {
  useCheckoutStore.setState(({ lastShownCart: shown }) => ({ lastShownCart: shown && withOwnChoice(shown, now) }))
}

/** As `adoptOwnChoice`, for a coupon that the shopper applied or removed beside the steps. */
export function adoptOwnCoupon(now: Cart) {
  useCheckoutStore.setState(({ lastShownCart: shown }) => ({ lastShownCart: shown && withOwnCoupon(shown, now) }))
}
