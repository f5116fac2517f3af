import { and, asc, eq } from 'drizzle-orm'
import type { Staff, StaffMember } from '@/lib/api/v1/user/office/staff.schema'
import { mayManage, roles, scopesOf } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { userFactors } from '@/server/db/schema/factor'
import { passkeys } from '@/server/db/schema/passkey'
import { staffInvites, users } from '@/server/db/schema/user'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  scopes: users.scopes,
  suspendedAt: users.suspendedAt,
  lastSignInAt: users.lastSignInAt,
  factorAt: userFactors.confirmedAt,
}
type Row = Pick<typeof users.$inferSelect, Exclude<keyof typeof columns, 'factorAt'>> & { factorAt: Date | null; passkeyCount: number }

/** Colleagues and open invitations, as the caller sees them. */
export async function loadStaff(ctx: Ctx, tx: Tx = ctx.db): Promise<Staff> {
  const { id: selfId } = requireUser(ctx)
  const rows = await tx
    .select({ ...columns, passkeyCount: tx.$count(passkeys, eq(passkeys.userId, users.id)) })
    .from(users)
    .leftJoin(userFactors, eq(userFactors.userId, users.id))
    .where(isOfficeUser(ctx))
    .orderBy(asc(users.firstName), asc(users.email))
  const invites = await tx.select().from(staffInvites).where(eq(staffInvites.siteId, ctx.site.id)).orderBy(asc(staffInvites.email))
  const self = rows.find(({ id }) => id === selfId) ?? { role: null, scopes: [] }
  const present = ({ suspendedAt, lastSignInAt, factorAt, passkeyCount, ...row }: Row): StaffMember => ({
    ...row,
    isSuspended: suspendedAt !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    hasFactor: factorAt !== null || passkeyCount > 0,
    isSelf: row.id === selfId,
    isManageable: mayManage(self, row),
  })
  return {
    members: rows.map(present),
    invites: invites.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= ctx.now(),
    })),
    roles: roles.filter((role) => mayManage(self, { role, scopes: scopesOf(role) })),
  }
}

export function isOfficeUser({ site }: Pick<Ctx, 'site'>) {
  return and(eq(users.siteId, site.id), eq(users.isBackoffice, true))
}
