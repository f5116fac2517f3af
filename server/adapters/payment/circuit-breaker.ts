import { PaymentError } from './payment-error'

/** `failures` in a row so far; while `restsUntil` (ms) lies ahead nobody is let through. */
export type CircuitState = { failures: number; openUntil: number }

const failureThreshold = 5
const openMs = 30_000

export const closedCircuit: CircuitState = { failures: 0, openUntil: 0 }

/** Whether a call may go out. After a rest the first one may, and rests the others until it is back. */
export function admit(state: CircuitState, now: number): { admitted: boolean; state: CircuitState } {
  if (state.failures < failureThreshold) return { admitted: true, state }
  if (now < state.openUntil) return { admitted: false, state }
  return { admitted: true, state: { ...state, openUntil: now + openMs } }
}

export function afterFailure({ failures }: CircuitState, now: number): CircuitState {
  return { failures: failures + 1, openUntil: now + openMs }
}

/**
 * Keeps a provider that does not answer from holding up everybody (faults 21): after five silent calls in a row the next ones fail at once, for
 * half a minute, and then one is tried. A refusal is an answer.
 * @throws PaymentError only; what nobody foresaw is its cause
 */
export function circuitBreaker(now: () => number) {
  let state = closedCircuit
  return async function through<T>(call: () => Promise<T>): Promise<T> {
    const entry = admit(state, now())
    state = entry.state
    if (!entry.admitted) throw new PaymentError('unavailable', { reason: 'resting after failures' })
    try {
      const result = await call()
      state = closedCircuit
      return result
    } catch (error) {
      const failure = error instanceof PaymentError ? error : new PaymentError('unavailable', { reason: 'unforeseen' }, error)
      state = failure.kind === 'unavailable' ? afterFailure(state, now()) : closedCircuit
      throw failure
    }
  }
}
