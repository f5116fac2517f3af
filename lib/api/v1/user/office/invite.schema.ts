import { z } from 'zod'
import { requiredLine } from '@/lib/api/entities/address.schema'
import { Empty, text } from '@/lib/api/entities/common.schema'
import { NewPassword } from '@/lib/api/entities/user.schema'
import { Role } from './staff.schema'

const token = text(100)

export const OpenInvite = z.strictObject({ token })
export const Invitation = z.object({ email: z.string(), role: Role, siteName: z.string() })
export type Invitation = z.infer<typeof Invitation>

export const AcceptInvite = z.strictObject({
  token,
  firstName: requiredLine(75),
  lastName: requiredLine(75),
  password: NewPassword,
})

export const staffInviteSchemas = {
  open: { input: OpenInvite, data: Invitation },
  accept: { input: AcceptInvite, data: Empty },
}
