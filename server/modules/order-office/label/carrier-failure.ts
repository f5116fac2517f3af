import { AppError } from '@/lib/api/errors'
import type { LabelError } from '@/lib/office/label-carriers'
import { CarrierError } from '@/server/adapters/carrier/port'

export type Failure = { error: LabelError; said: string; isUnsure: boolean }

/** What is kept of a failed call. What is no carrier's error, such as a full store, leaves open what the carrier has done. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CarrierError)) return { error: 'unavailable', said: '', isUnsure: true }
  const { reason, said, isUnsure } = error
  return { error: reason === 'taken' ? 'other' : reason, said, isUnsure }
}

/** How staff learn of it. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof CarrierError)) return error
  const { reason } = error
  if (reason === 'taken') return new AppError('LABEL_TAKEN', {}, error)
  return reason === 'unavailable' ? new AppError('CARRIER_UNAVAILABLE', {}, error) : new AppError('CARRIER_REFUSED', { reason }, error)
}
