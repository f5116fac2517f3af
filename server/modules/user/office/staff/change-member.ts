import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { mayManage, type Role } from '@/lib/office/roles'
import type { AuditAction } from '@/lib/office/audit/audit-actions'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { errorCode } from '@/server/db/error-code'
import { staffInvites, users } from '@/server/db/schema/user'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { removeAllFactors } from '@/server/modules/user/factor/factors'
import { isOfficeUser, loadStaff } from './load-staff'

export type StaffRow = Pick<typeof users.$inferSelect, 'id' | 'role' | 'scopes' | 'isBackoffice' | 'suspendedAt'>
type Rights = { role: Role | null; scopes: readonly string[] }

type MemberChange = {
  action: AuditAction
  /** What becomes of the account. */
  set: (member: StaffRow) => Partial<StaffRow>
  /** The rights that the change gives. */
  gives?: Rights
  endsSessions?: boolean
  /** Takes the second factors too: only the office shows a screen for it. */
  removesFactor?: boolean
}

/** Changes a colleague's account, audited (docs/rules/administration.md#staff-rights, #last-owner). */
export async function changeMember(
  ctx: Ctx,
  id: number,
  { action, set, gives, endsSessions = false, removesFactor = false }: MemberChange,
) {
  return inTransaction(ctx, async (tx) => {
    const member = await lockManageable(ctx, tx, { id, gives })
    const changed = set(member)
    await tx.update(users).set(changed).where(eq(users.id, id)).catch(throwLastOwner)
    if (removesFactor) await removeAllFactors(tx, id)
    if (endsSessions) await revokeAllSessions(ctx, tx, id)
    // Who loses rights gives none any more.
    await tx.delete(staffInvites).where(eq(staffInvites.invitedBy, id))
    await audit(ctx, tx, { action, target: `user:${id}`, before: rightsOf(member), after: rightsOf({ ...member, ...changed }) })
    return loadStaff(ctx, tx)
  })
}

/** Locks caller and colleague, in the order of their ids, so that two who change each other do not deadlock. */
export async function lockManageable(ctx: Ctx, tx: Transaction, { id, gives }: { id: number; gives?: Rights }) {
  const self = await lockStaff(ctx, tx, [id, requireUser(ctx).id])
  const [member, actor] = [self.find((row) => row.id === id), self.find((row) => row.id === requireUser(ctx).id)]
  if (!member) throw new AppError('NOT_FOUND')
  requireManager(actor, member)
  if (gives) requireManager(actor, gives)
  return member
}

/** The caller may have lost the right while waiting for the lock. */
export function requireManager(actor: StaffRow | undefined, target: Rights) {
  const isActive = actor && actor.suspendedAt === null && actor.scopes.includes('staff')
  if (!isActive || !mayManage(actor, target)) throw new AppError('FORBIDDEN')
}

export async function lockStaff(ctx: Ctx, tx: Transaction, ids: readonly number[]): Promise<StaffRow[]> {
  const { id, role, scopes, isBackoffice, suspendedAt } = users
  return tx
    .select({ id, role, scopes, isBackoffice, suspendedAt })
    .from(users)
    .where(and(isOfficeUser(ctx), inArray(users.id, [...ids])))
    .orderBy(users.id)
    .for('no key update')
}

function rightsOf({ role, scopes, isBackoffice, suspendedAt }: StaffRow) {
  return { role, scopes, isBackoffice, isSuspended: suspendedAt !== null }
}

/** server/db/functions/last-owner.sql refuses, whatever was decided before. */
function throwLastOwner(error: unknown): never {
  if (errorCode(error) === '23001') throw new AppError('LAST_OWNER')
  throw error
}
