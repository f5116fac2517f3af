import type { Ctx } from './context'
import { errorCode } from '@/server/db/error-code'
import type { Db, Tx } from '@/server/db/client'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const maxAttempts = 5

/** Runs work that may wait for a lock under a write permit, so that reads always find a connection. A transaction already holds its permit. */
export function withPermit<T>(db: Tx, work: () => Promise<T>): Promise<T> {
  return 'writeSemaphore' in db && db.writeSemaphore ? db.writeSemaphore(work) : work()
}

/** Runs `work` in a transaction under a write permit. Retries serialization failures and deadlocks with jitter (docs/rules/platform.md#transaction-retry). */
export async function inTransaction<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withPermit(db, () => db.transaction(work))
    } catch (error) {
      const isTransient = ['40001', '40P01'].includes(errorCode(error))
      if (!isTransient || attempt === maxAttempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}
