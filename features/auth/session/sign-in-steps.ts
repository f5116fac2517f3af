import type { QueryClient } from '@tanstack/react-query'

/** Work after a sign-in, of features that may import this one: abandoned cart, wishlist. */
export type SignInStep = (client: QueryClient) => Promise<unknown>

let steps: readonly SignInStep[] = []

/** The site shell sets the steps once, in their order. */
export function setSignInSteps(newSteps: readonly SignInStep[]) {
  steps = newSteps
}

/** Runs the steps in order; a failed one is logged and does not stop the others. Returns whether all succeeded. */
export async function runSignInSteps(client: QueryClient): Promise<boolean> {
  let hasSucceeded = true
  for (const step of steps) {
    try {
      await step(client)
    } catch (error) {
      hasSucceeded = false
      // oxlint-disable-next-line no-console -- docs/rules/forms.md#login-sequence
      console.error('A step of the sign-in failed.', error)
    }
  }
  return hasSucceeded
}
