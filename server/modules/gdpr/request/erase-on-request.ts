import { and, eq } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { users } from '@/server/db/schema/user'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { countRecords } from '@/server/modules/user/erasure/count-records'
import { erasePerson } from '@/server/modules/user/erasure/erase-person'
import { lockOrders, type Person } from '@/server/modules/user/erasure/person'
import { findBlockers } from './find-blockers'
import { lockStarted } from './lock-started'
import { changeRequest } from './requests'

/**
 * Erases the person in one transaction (docs/rules/privacy.md#privacy-run). Locks the account, its orders and the request, in this order, as the account's
 * own erasure does; what was opened since the preview stops it.
 */
export async function eraseOnRequest(ctx: Ctx, { id, siteId, email, languageId }: PrivacyRequestRow) {
  await inTransaction(ctx, async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteId, siteId), eq(users.email, email)))
      .for('update')
    const person: Person = { siteId, userId: account?.id ?? null, email, identifiedBy: 'mailbox' }
    const orderIds = await lockOrders(tx, person)
    const row = await lockStarted(tx, { id, email })
    if (!row) return
    const entry = { target: `privacyRequest:${id}`, actor: row.startedBy === null ? 'shop' : `user:${row.startedBy}` }
    if ((await findBlockers(tx, person, ctx.now())).length > 0) {
      await changeRequest(tx, row, { startedAt: null, blockedAt: ctx.now() })
      await audit(ctx, tx, { ...entry, action: 'privacyRequest.stop' })
      return
    }
    const records = await countRecords(tx, person)
    await erasePerson(ctx, tx, person, orderIds)
    const outcome = Object.fromEntries(records.flatMap(({ what, count }) => (count > 0 ? [[what, count]] : [])))
    await tx.update(privacyRequests).set({ outcome }).where(eq(privacyRequests.id, id))
    // Without the address: the log outlives the person's data.
    await audit(ctx, tx, { ...entry, action: 'privacyRequest.erase', detail: outcome })
    await queueMail(ctx, tx, { template: 'privacyErased', to: email, languageId, data: {} })
  })
}
