import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Transaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { lockUser } from '@/server/modules/auth/session/revoke'

/** Locks the person, and finds their passkey. @throws NOT_FOUND for another person's */
export async function lockOwnPasskey(tx: Transaction, { id, userId }: { id: number; userId: number }) {
  await lockUser(tx, userId)
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
  if (!passkey) throw new AppError('NOT_FOUND')
  return passkey
}
