import { create } from 'zustand'
import { allSteps, type Step } from './steps'

type CheckoutState = {
  /** The active step, shared by the forms, the aside and the address bar (SPEC 4). */
  step: Step
  /** The key under which this order is being created; a retry after a lost answer uses it again and gets the first answer. */
  orderKey: string | null
}

export const useCheckoutStore = create<CheckoutState>(() => ({ step: 'address', orderKey: null }))

const parameter = 'korak'

/** Goes to a step as a step of the browser's history, so that Back walks back. */
export function goToStep(step: Step) {
  if (useCheckoutStore.getState().step === step) return
  useCheckoutStore.setState({ step })
  window.history.pushState(null, '', `${window.location.pathname}?${parameter}=${step}`)
  window.scrollTo({ top: 0 })
}

/** Takes the step from the address: at the start, and when Back or Forward was pressed. */
export function readStep() {
  const asked = new URLSearchParams(window.location.search).get(parameter)
  useCheckoutStore.setState({ step: allSteps.find((step) => step === asked) ?? 'address' })
}

export function orderKey(): string {
  const known = useCheckoutStore.getState().orderKey
  if (known) return known
  const key = crypto.randomUUID()
  useCheckoutStore.setState({ orderKey: key })
  return key
}

/** The cart or the choices changed: what is ordered next is another order. */
export function forgetOrderKey() {
  useCheckoutStore.setState({ orderKey: null })
}
