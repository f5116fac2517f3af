import { z } from 'zod'
import { Email, Empty, Id, Moment } from '@/lib/api/entities/common.schema'
import { roles } from '@/lib/office/roles'

export const Role = z.enum(roles)

export const StaffMember = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null: rights of their own, listed in `scopes`. */
  role: Role.nullable(),
  scopes: z.array(z.string()),
  isSuspended: z.boolean(),
  lastSignInAt: Moment.nullable(),
  /** Signs in with a second factor. */
  hasFactor: z.boolean(),
  isSelf: z.boolean(),
  /** Whether the caller may change this person (docs/rules/administration.md#staff-rights). */
  isManageable: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffInvite = z.object({ id: z.number(), email: z.string(), role: Role, expiresAt: Moment, isExpired: z.boolean() })
export type StaffInvite = z.infer<typeof StaffInvite>

/** `roles`: those that the caller may give. */
export const Staff = z.object({ members: z.array(StaffMember), invites: z.array(StaffInvite), roles: z.array(Role) })
export type Staff = z.infer<typeof Staff>

export const InviteStaff = z.strictObject({ email: Email, role: Role })
export const ChangeRole = z.strictObject({ id: Id, role: Role })
export const StaffId = z.strictObject({ id: Id })

export const officeStaffSchemas = {
  filter: { input: Empty, data: Staff },
  invite: { input: InviteStaff, data: Staff },
  cancelInvite: { input: StaffId, data: Staff },
  changeRole: { input: ChangeRole, data: Staff },
  suspend: { input: StaffId, data: Staff },
  reinstate: { input: StaffId, data: Staff },
  remove: { input: StaffId, data: Staff },
  resetFactor: { input: StaffId, data: Staff },
}
