import { FiscalError } from '@/server/adapters/fiscal/port'

const openMs = 60_000
let openUntil = 0

export function recordSuccess() {
  openUntil = 0
}

/** Opens the circuit of this process when the authority did not answer; a refusal is an answer. Other errors say nothing about it. */
export function recordFailure(error: unknown) {
  if (error instanceof FiscalError) openUntil = error.kind === 'unavailable' ? Date.now() + openMs : 0
}

/** Whether the authority gave no answer within the last minute, so that nobody should wait for it (docs/rules/fiscal.md#fiscal-mail). */
export const isCircuitOpen = () => Date.now() < openUntil
