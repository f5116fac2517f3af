import type { Cart } from '@/lib/api/entities/cart.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'

/** docs/rules/checkout.md#steps */
export const allSteps = ['address', 'delivery', 'payment'] as const
export type Step = (typeof allSteps)[number]

/** What decides which steps this checkout has. */
export type StepOptions = { digitalOnly: boolean; skipsDelivery: boolean }

/** What decides which steps can be reached. */
export type Progress = StepOptions & { hasAddress: boolean; hasDelivery: boolean }

/** The steps in the progress bar. */
export function stepsOf({ digitalOnly, skipsDelivery }: StepOptions): Step[] {
  return allSteps.filter((step) => step !== 'delivery' || !(digitalOnly || skipsDelivery))
}

/**
 * The requested step, or the first incomplete one before it (docs/rules/checkout.md#reachable-step). A digital cart has no delivery step; one that is skipped
 * automatically stays reachable by its URL.
 */
export function reachableStep(requested: Step, progress: Progress): Step {
  if (!progress.hasAddress) return 'address'
  const needsDelivery = !progress.digitalOnly && !progress.hasDelivery
  if (requested === 'payment' && needsDelivery) return 'delivery'
  if (requested === 'delivery' && progress.digitalOnly) return 'payment'
  return requested
}

export function stepAfter(step: Step, { digitalOnly }: Pick<StepOptions, 'digitalOnly'>): Step {
  return step === 'address' && !digitalOnly ? 'delivery' : 'payment'
}

/** Back never opens a step that is skipped automatically. */
export function stepBefore(step: Step, options: StepOptions): Step {
  return step === 'payment' && stepsOf(options).includes('delivery') ? 'delivery' : 'address'
}

type ProgressSources = {
  cart: Pick<Cart, 'digitalOnly' | 'deliveryMethodId'>
  guest: Pick<GuestUser, 'addresses'> | null
  skipsDelivery: boolean
}

export function checkoutProgress({ cart: { digitalOnly, deliveryMethodId }, guest, skipsDelivery }: ProgressSources): Progress {
  const has = (type: 'main' | 'shipping') => guest?.addresses.some((address) => address.type === type) ?? false
  return { digitalOnly, skipsDelivery, hasAddress: has('main') && (digitalOnly || has('shipping')), hasDelivery: deliveryMethodId !== null }
}
