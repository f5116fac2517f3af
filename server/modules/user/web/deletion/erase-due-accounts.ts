import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { log } from '@/server/core/log'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { systemContext } from '@/server/core/system-context'
import { isBlocking } from '@/server/modules/user/erasure/blockers'
import { erasePerson } from '@/server/modules/user/erasure/erase-person'
import { lockOrders, type Person } from '@/server/modules/user/erasure/person'

const batchSize = 20
/** Accounts that cannot be erased now must not keep the others waiting. */
const maxTried = 500

/** Erases accounts whose grace period is over (docs/rules/privacy.md#erasure-batch). @returns how many */
export async function eraseDueAccounts(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const due = await db
    .select({ id: users.id, siteId: users.siteId })
    .from(users)
    .where(and(lte(users.deletionAt, now()), notExists(openOrders(db, now()))))
    .orderBy(asc(users.deletionAt))
    .limit(maxTried)
  let erased = 0
  for (const account of due) {
    if (erased === batchSize) break
    const isErased = await eraseIfDue(account, now).catch((error: unknown) => {
      log('warn', 'an account could not be erased and will be tried again', { user: account.id, error })
      return false
    })
    if (isErased) erased++
  }
  return erased
}

/** Correlated with `users` (docs/rules/privacy.md#deletion-blockers). */
function openOrders(tx: Tx, now: Date) {
  return tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.userId, users.id), isBlocking(now)))
}

/** Checks again under the row lock: the person may have signed in or ordered. Skips an account locked by another instance. */
async function eraseIfDue({ id, siteId }: { id: number; siteId: number }, now: () => Date): Promise<boolean> {
  const ctx = await systemContext(siteId, now)
  return inTransaction(ctx, async (tx) => {
    const [account] = await tx
      .select({
        email: users.email,
        firstName: users.firstName,
        languageId: users.languageId,
        verifiedAt: users.verifiedAt,
      })
      .from(users)
      .where(and(eq(users.id, id), lte(users.deletionAt, now()), notExists(openOrders(tx, now()))))
      .for('update', { skipLocked: true })
    if (!account) return false
    const person: Person = { siteId, userId: id, email: account.email, identifiedBy: account.verifiedAt ? 'address' : 'account' }
    await erasePerson(ctx, tx, person, await lockOrders(tx, person))
    await queueMail(ctx, tx, {
      template: 'accountDeleted',
      to: account.email,
      languageId: account.languageId,
      data: { firstName: account.firstName },
    })
    return true
  })
}
