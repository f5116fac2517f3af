import { ProviderError } from './provider-error'

/** `failures`: in a row. Until `openUntil` (ms) no call is admitted. */
export type CircuitState = { failures: number; openUntil: number }

const failureThreshold = 5
const openMs = 30_000

export const closedCircuit: CircuitState = { failures: 0, openUntil: 0 }

/** Whether a call is admitted. After the pause one trial call is, and the circuit stays open until it ends. */
export function admit(state: CircuitState, now: number): { admitted: boolean; state: CircuitState } {
  if (state.failures < failureThreshold) return { admitted: true, state }
  if (now < state.openUntil) return { admitted: false, state }
  return { admitted: true, state: { ...state, openUntil: now + openMs } }
}

export function afterFailure({ failures }: CircuitState, now: number): CircuitState {
  return { failures: failures + 1, openUntil: now + openMs }
}

/**
 * Fails fast while a provider does not answer: after 5 failed calls in a row, for 30 s, then one trial call (docs/rules/payments.md#provider-circuit). A
 * refusal is an answer.
 * @throws ProviderError only; an unexpected error is its cause
 */
export function circuitBreaker(now: () => number) {
  let state = closedCircuit
  return async function through<T>(call: () => Promise<T>): Promise<T> {
    const entry = admit(state, now())
    state = entry.state
    if (!entry.admitted) throw new ProviderError('unavailable', { reason: 'circuit open' })
    try {
      const result = await call()
      state = closedCircuit
      return result
    } catch (error) {
      const failure = error instanceof ProviderError ? error : new ProviderError('unavailable', { reason: 'unexpected' }, error)
      state = failure.kind === 'unavailable' ? afterFailure(state, now()) : closedCircuit
      throw failure
    }
  }
}
