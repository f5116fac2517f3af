import { and, eq, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { scopesOf } from '@/lib/office/roles'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { texts } from '@/server/core/texts'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { staffInvites, users } from '@/server/db/schema/user'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { isBlocked } from '@/server/modules/user/block/blocked'
import { loadEmployeeNames } from '@/server/modules/user/employee-names'
import { lockStaff, requireManager } from './change-member'
import { requireManageableInvite } from './manageable-invite'
import { isOfficeUser, loadStaff } from './load-staff'

const lifetimeMs = 72 * 3_600_000

/** Mails a link with which a colleague sets a password and gets the role (docs/rules/administration.md#staff-invite). */
export async function invite(ctx: Ctx, { email, role }: ParsedOf<typeof officeStaffApi.invite>) {
  const { id: invitedBy } = requireUser(ctx)
  const token = newSecret()
  const now = ctx.now()
  return inTransaction(ctx, async (tx) => {
    const [actor] = await lockStaff(ctx, tx, [invitedBy])
    requireManager(actor, { role, scopes: scopesOf(role) })
    await requireManageableInvite(ctx, tx, { actor, is: eq(staffInvites.email, email) })
    await requireNewColleague(ctx, tx, email)
    const values = { role, tokenHash: hashSecret(token), expiresAt: new Date(now.getTime() + lifetimeMs), createdAt: now, invitedBy }
    await tx
      .insert(staffInvites)
      .values({ siteId: ctx.site.id, email, ...values })
      .onConflictDoUpdate({ target: [staffInvites.siteId, staffInvites.email], set: values })
    const names = await loadEmployeeNames({ ...ctx, db: tx }, [`user:${invitedBy}`])
    await queueMail(ctx, tx, {
      template: 'staffInvite',
      to: email,
      data: { token, invitedBy: names.get(`user:${invitedBy}`) ?? '', role: texts.roles[role] },
    })
    await audit(ctx, tx, { action: 'staff.invite', target: `invite:${email}`, detail: { role } })
    return loadStaff(ctx, tx)
  })
}

async function requireNewColleague(ctx: Ctx, tx: Transaction, email: string) {
  if ((await tx.$count(users, and(isOfficeUser(ctx), eq(users.email, email)))) > 0) throw new AppError('STAFF_EXISTS')
  const isSuspended = and(eq(users.siteId, ctx.site.id), eq(users.email, email), isNotNull(users.suspendedAt))
  if ((await tx.$count(users, isSuspended)) > 0 || (await isBlocked(tx, ctx.site, [email]))) throw new AppError('INVITE_BLOCKED')
}
