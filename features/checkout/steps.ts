/** SPEC 4: address, shipping, payment; a digital cart has nothing to ship. */
export const allSteps = ['address', 'delivery', 'payment'] as const
export type Step = (typeof allSteps)[number]

/** What is known already, which decides how far one may go. */
export type Progress = { hasAddress: boolean; hasDelivery: boolean; digitalOnly: boolean }

export function stepsOf({ digitalOnly }: Pick<Progress, 'digitalOnly'>): Step[] {
  return allSteps.filter((step) => step !== 'delivery' || !digitalOnly)
}

/** The step to show: the wanted one, or the first that is still missing before it. */
export function reachable(wanted: Step, progress: Progress): Step {
  if (!progress.hasAddress) return 'address'
  const needsDelivery = !progress.digitalOnly && !progress.hasDelivery
  if (wanted === 'payment' && needsDelivery) return 'delivery'
  if (wanted === 'delivery' && progress.digitalOnly) return 'payment'
  return wanted
}

export function stepAfter(step: Step, progress: Pick<Progress, 'digitalOnly'>): Step {
  const steps = stepsOf(progress)
  return steps[steps.indexOf(step) + 1] ?? 'payment'
}

export function stepBefore(step: Step, progress: Pick<Progress, 'digitalOnly'>): Step {
  const steps = stepsOf(progress)
  return steps[steps.indexOf(step) - 1] ?? 'address'
}
