import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Moment, text } from '@/lib/api/entities/common.schema'
import { PasswordAttempt } from '@/lib/api/entities/user.schema'
import type { deletionApi } from './deletion'

/** Without a password for an account that has none: it confirms by mail. */
export const RequestDeletion = z.strictObject({ password: PasswordAttempt.optional() })

/** `deletionAt` is null while the mailed link has not been followed. */
export const DeletionRequested = z.object({ deletionAt: Moment.nullable() })

export const ConfirmDeletion = z.strictObject({ token: text(64) })
export const DeletionConfirmed = z.object({ deletionAt: Moment })

export const deletionSchemas = {
  request: { input: RequestDeletion, data: DeletionRequested },
  confirm: { input: ConfirmDeletion, data: DeletionConfirmed },
} satisfies SchemasOf<typeof deletionApi>
