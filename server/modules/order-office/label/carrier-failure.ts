import { AppError } from '@/lib/api/errors'
import type { LabelError } from '@/lib/order/label-carriers'
import { CarrierError } from '@/server/adapters/carrier/port'

export type Failure = { error: LabelError; said: string; isUnsure: boolean }

/** What the label stores of a failed call. After an error that is not the carrier's, such as a full disk, nobody knows what the carrier has done. */
export function failureOf(fault: unknown): Failure {
  if (!(fault instanceof CarrierError)) return { error: 'unavailable', said: '', isUnsure: true }
  const { reason, said, isUnsure } = fault
  const error = reason === 'taken' ? 'other' : reason === 'lost' ? 'unavailable' : reason
  return { error, said, isUnsure }
}

/** How staff learn of it. A fault of our own store or database leaves the parcel and its label to be tried again, as the carrier's silence does. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof CarrierError)) return new AppError('CARRIER_UNAVAILABLE', {}, error)
  const { reason } = error
  if (reason === 'taken') return new AppError('LABEL_TAKEN', {}, error)
  return reason === 'unavailable' || reason === 'lost'
    ? new AppError('CARRIER_UNAVAILABLE', {}, error)
    : new AppError('CARRIER_REFUSED', { reason }, error)
}
