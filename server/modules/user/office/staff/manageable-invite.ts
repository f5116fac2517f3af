import { and, eq, type SQL } from 'drizzle-orm'
import { scopesOf } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { staffInvites } from '@/server/db/schema/user'
import { requireManager, type StaffRow } from './change-member'

/** Locks an invitation that the caller may change or withdraw. @throws FORBIDDEN if they may not grant its role (docs/rules/administration.md#staff-rights) */
export async function requireManageableInvite({ site }: Ctx, tx: Transaction, { actor, is }: { actor: StaffRow | undefined; is: SQL }) {
  const [invite] = await tx
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.siteId, site.id), is))
    .for('update')
  if (invite) requireManager(actor, { role: invite.role, scopes: scopesOf(invite.role) })
  return invite
}
