import { AppError } from '@/lib/api/errors'

/** What the service answered, or why it did not. `code` is the service's own, such as `SignatureDoesNotMatch`, or the system's. */
export class S3Error extends Error {
  override name = 'S3Error'

  constructor(
    message: string,
    readonly facts: { status: number | null; code: string },
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** A bucket that cannot be used is an outage for the caller; the log has the reason (docs/rules/platform.md#temporary-outage). */
export function asOutage(error: unknown): never {
  throw error instanceof S3Error ? new AppError('UNAVAILABLE', {}, error) : error
}
