import type { QueryClient } from '@tanstack/react-query'

/** What follows once somebody is known: the cart they left, their wishlist (SPEC 4). It belongs to features that stand above this one. */
export type SignInStep = (client: QueryClient) => Promise<unknown>

let steps: readonly SignInStep[] = []

/** The shell says once what follows a sign-in, in this order. */
export function setSignInSteps(newSteps: readonly SignInStep[]) {
  steps = newSteps
}

/** Goes through them one after the other. A failed one is logged and holds nobody up (SPEC 8); false when there was one. */
export async function runSignInSteps(client: QueryClient): Promise<boolean> {
  let hasSucceeded = true
  for (const step of steps) {
    try {
      await step(client)
    } catch (error) {
      hasSucceeded = false
      // oxlint-disable-next-line no-console -- SPEC 8: an abandoned cart that cannot be fetched is logged only
      console.error('A step of the sign-in failed.', error)
    }
  }
  return hasSucceeded
}
