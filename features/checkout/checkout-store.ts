import { create } from 'zustand'
import type { Difference } from './cart-differences'
import { allSteps, type Step } from './steps'

/** Why an order was not made, told above the review until the next attempt. */
export type Notice = { kind: 'changed'; differences: readonly Difference[] } | { kind: 'memberCard' }

/** An order under way: the key it is asked under, and the words that were sent with it. */
type Attempt = { key: string; message: string }

type CheckoutState = {
  /** The active step, shared by the forms, the aside and the address bar (SPEC 4). */
  step: Step
  /** A retry after a lost answer asks for the very same again and gets the first answer. */
  attempt: Attempt | null
  notice: Notice | null
  /** What this shopper has agreed to here; a consent that is taken back is logged as well. */
  agreed: readonly number[]
}

export const useCheckoutStore = create<CheckoutState>(() => ({ step: 'address', attempt: null, notice: null, agreed: [] }))

const parameter = 'korak'

/** Goes to a step as a step of the browser's history, so that Back walks back. */
export function goToStep(step: Step) {
  if (useCheckoutStore.getState().step === step) return
  useCheckoutStore.setState({ step })
  window.history.pushState(null, '', addressOf(step))
  window.scrollTo({ top: 0 })
}

/** Goes on in the place of the step one is on: for a step that was never shown, or may not be yet. */
export function replaceStep(step: Step) {
  useCheckoutStore.setState({ step })
  window.history.replaceState(null, '', addressOf(step))
}

/** Takes the step from the address: at the start, and when Back or Forward was pressed. */
export function readStep() {
  const asked = new URLSearchParams(window.location.search).get(parameter)
  useCheckoutStore.setState({ step: allSteps.find((step) => step === asked) ?? 'address' })
}

function addressOf(step: Step) {
  return `${window.location.pathname}?${parameter}=${step}`
}

/** The attempt to order; begun with these words, unless one is under way. */
export function attemptWith(message: string): Attempt {
  const attempt = useCheckoutStore.getState().attempt ?? { key: crypto.randomUUID(), message }
  useCheckoutStore.setState({ attempt })
  return attempt
}

/** The cart or the choices changed: what is ordered next is another order. */
export function forgetAttempt() {
  useCheckoutStore.setState({ attempt: null })
}

export function showNotice(notice: Notice | null) {
  useCheckoutStore.setState({ notice })
}
