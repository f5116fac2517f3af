import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'

/** The request of a job, locked; undefined where another run has ended it, or it is about another address by now. */
export async function lockStarted(tx: Transaction, { id, email }: Pick<PrivacyRequestRow, 'id' | 'email'>) {
  const isStarted = and(eq(privacyRequests.id, id), eq(privacyRequests.email, email), isNotNull(privacyRequests.startedAt))
  const [row] = await tx.select().from(privacyRequests).where(isStarted).for('update')
  return row
}
