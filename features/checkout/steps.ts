/** SPEC 4: address, shipping, payment; a digital cart has nothing to ship. */
export const allSteps = ['address', 'delivery', 'payment'] as const
export type Step = (typeof allSteps)[number]

/** Which steps there are: the shop may choose the delivery by itself (SPEC 4 'skip-shipping option'). */
export type StepOptions = { digitalOnly: boolean; skipsDelivery: boolean }

/** What is known already, which decides how far one may go. */
export type Progress = StepOptions & { hasAddress: boolean; hasDelivery: boolean }

/** A skipped step counts until it is done: somebody must see why it could not be. */
export function stepsOf({ digitalOnly, skipsDelivery }: StepOptions): Step[] {
  return allSteps.filter((step) => step !== 'delivery' || !(digitalOnly || skipsDelivery))
}

/** The step to show: the wanted one, or the first that is still missing before it. */
export function reachableStep(wanted: Step, progress: Progress): Step {
  if (!progress.hasAddress) return 'address'
  const needsDelivery = !progress.digitalOnly && !progress.hasDelivery
  if (wanted === 'payment' && needsDelivery) return 'delivery'
  if (wanted === 'delivery' && progress.digitalOnly) return 'payment'
  return wanted
}

export function stepAfter(step: Step, { digitalOnly }: Pick<StepOptions, 'digitalOnly'>): Step {
  return step === 'address' && !digitalOnly ? 'delivery' : 'payment'
}

/** Back never leads to a step that goes on by itself. */
export function stepBefore(step: Step, road: StepOptions): Step {
  return step === 'payment' && stepsOf(road).includes('delivery') ? 'delivery' : 'address'
}
