import { PaymentError } from './payment-error'

/** `failures` in a row so far; while `restsUntil` (ms) lies ahead nobody is let through. */
export type CircuitState = { failures: number; restsUntil: number }

const tolerated = 5
const restMs = 30_000

export const closed: CircuitState = { failures: 0, restsUntil: 0 }

/** Whether a call may go out. After a rest the first one may, and rests the others until it is back. */
export function admit(state: CircuitState, now: number): { admitted: boolean; state: CircuitState } {
  if (state.failures < tolerated) return { admitted: true, state }
  if (now < state.restsUntil) return { admitted: false, state }
  return { admitted: true, state: { ...state, restsUntil: now + restMs } }
}

export function afterFailure({ failures }: CircuitState, now: number): CircuitState {
  return { failures: failures + 1, restsUntil: now + restMs }
}

/**
 * Keeps a provider that does not answer from holding up everybody (faults 21): after five silent calls in a row the next ones fail at once, for
 * half a minute, and then one is tried. A refusal is an answer.
 * @throws PaymentError only; what nobody foresaw is its cause
 */
export function circuit(now: () => number) {
  let state = closed
  return async function through<T>(call: () => Promise<T>): Promise<T> {
    const entry = admit(state, now())
    state = entry.state
    if (!entry.admitted) throw new PaymentError('unavailable', { reason: 'resting after failures' })
    try {
      const result = await call()
      state = closed
      return result
    } catch (error) {
      const failure = error instanceof PaymentError ? error : new PaymentError('unavailable', { reason: 'unforeseen' }, error)
      state = failure.kind === 'unavailable' ? afterFailure(state, now()) : closed
      throw failure
    }
  }
}
