import { create } from 'zustand'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { Difference } from './review/cart-differences'
import type { Attempt } from './attempt/order-attempt'
import { allSteps, type Step } from './steps'

/** Why an order was not made, told above the review until the next attempt. */
export type Notice = { kind: 'changed' | 'blocked'; differences: readonly Difference[] } | { kind: 'memberCard' }

export type ConsentSubject = { userType: 'guest' | 'registered'; email: string }
type AcceptedConsents = { cartId: string; who: ConsentSubject; ids: readonly number[] }

type CheckoutState = {
  /** The active step, shared by the forms, the aside and the address bar (SPEC 4). */
  step: Step
  /** A retry after a lost answer asks under the same key again, and gets the order that was made, if one was. */
  attempt: Attempt | null
  notice: Notice | null
  /** What was agreed to here, for which cart and by whom; a consent that is taken back is logged as well. */
  acceptedConsents: AcceptedConsents | null
  /** What the order still needs an agreement to: it came into force after the step that asks for it. */
  missingConsents: readonly Consent[]
  /** The order stands, and its page is on the way. */
  isRedirecting: boolean
}

const initialState = { attempt: null, notice: null, agreed: null, asked: [], isLeaving: false }

export const useCheckoutStore = create<CheckoutState>(() => ({ step: 'address', ...initialState }))

// Whoever signs in takes along what they began; whoever comes after somebody begins anew.
useAuthStore.subscribe(({ userId }, before) => {
  if (before.userId !== null && userId !== before.userId) useCheckoutStore.setState(initialState)
})

const parameter = 'korak'

/** Goes to a step as a step of the browser's history, so that Back walks back. */
export function goToStep(step: Step) {
  if (useCheckoutStore.getState().step === step) return
  useCheckoutStore.setState({ step })
  window.history.pushState(null, '', stepUrl(step))
  window.scrollTo({ top: 0 })
}

/** Goes on in the place of the step one is on: for a step that was never shown, or may not be yet. */
export function replaceStep(step: Step) {
  useCheckoutStore.setState({ step })
  window.history.replaceState(null, '', stepUrl(step))
}

/** Takes the step from the address: at the start, and when Back or Forward was pressed. */
export function readStep() {
  const asked = new URLSearchParams(window.location.search).get(parameter)
  useCheckoutStore.setState({ step: allSteps.find((step) => step === asked) ?? 'address' })
}

function stepUrl(step: Step) {
  return `${window.location.pathname}?${parameter}=${step}`
}

/** What was agreed to for this cart; what another one was told says nothing of it. */
export function acceptedConsentsFor(cartId: string): AcceptedConsents | null {
  const { acceptedConsents: agreed } = useCheckoutStore.getState()
  return agreed?.cartId === cartId ? agreed : null
}

export function setNotice(notice: Notice | null) {
  useCheckoutStore.setState({ notice })
}
