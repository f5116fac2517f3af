import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import { NewPassword, PasswordAttempt } from '@/lib/api/entities/user.schema'
import type { passwordApi } from './password'

export const ResetPassword = z
  .strictObject({ oldPassword: PasswordAttempt, newPassword: NewPassword })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'differentPassword' })

export const passwordSchemas = {
  reset: { input: ResetPassword, data: Empty },
} satisfies SchemasOf<typeof passwordApi>
