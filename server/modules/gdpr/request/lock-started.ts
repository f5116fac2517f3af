import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'

/** The request of a job, locked; undefined where another run has ended it, it was refused, or it is about another address by now. */
export async function lockStarted(tx: Transaction, { id, email }: Pick<PrivacyRequestRow, 'id' | 'email'>) {
  const isStarted = and(isNotNull(privacyRequests.startedAt), ne(privacyRequests.state, 'refused'))
  const isThis = and(eq(privacyRequests.id, id), eq(privacyRequests.email, email))
  const [row] = await tx.select().from(privacyRequests).where(and(isThis, isStarted)).for('update')
  return row
}
