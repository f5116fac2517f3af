import { z } from 'zod'
import { Empty, Moment, text } from '@/lib/api/entities/common.schema'
import { PasswordAttempt } from '@/lib/api/entities/user.schema'

/** Without a password for an account that has none; a mailed link confirms it. */
export const RequestDeletion = z.strictObject({ password: PasswordAttempt.optional() })

/** `deletionAt` is null until the mailed link is confirmed. */
export const DeletionRequested = z.object({ deletionAt: Moment.nullable() })

export const ConfirmDeletion = z.strictObject({ token: text(64) })
export const DeletionConfirmed = z.object({ deletionAt: Moment })

export const deletionSchemas = {
  request: { input: RequestDeletion, data: DeletionRequested },
  checkLink: { input: ConfirmDeletion, data: Empty },
  confirm: { input: ConfirmDeletion, data: DeletionConfirmed },
}
