import type { Ctx } from './context'
import { errorCode } from '@/server/db/error-code'
import type { Db, Tx } from '@/server/db/client'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const maxAttempts = 5

/** What may wait for a lock runs in its turn, so that reads always find a connection; within a transaction it is its turn already. */
export function withPermit<T>(db: Tx, work: () => Promise<T>): Promise<T> {
  return 'writeSemaphore' in db && db.writeSemaphore ? db.writeSemaphore(work) : work()
}

/** Runs `work` in a transaction, when its turn comes; a serialization failure or deadlock (40001, 40P01) is tried again, with jitter, five times in all. */
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
