import type { Ctx } from './context'
import { errorCode } from '@/server/db/error-code'
import type { Db, Tx } from '@/server/db/client'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const attempts = 5

/** What may wait for a lock runs in its turn, so that reads always find a connection; within a transaction it is its turn already. */
export function inTurn<T>(db: Tx, work: () => Promise<T>): Promise<T> {
  return 'turns' in db && db.turns ? db.turns(work) : work()
}

/** Runs `work` in a transaction, when its turn comes; a serialization failure or deadlock (40001, 40P01) is tried again, with jitter, five times in all. */
export async function inTransaction<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTurn(db, () => db.transaction(work))
    } catch (error) {
      const isPassing = ['40001', '40P01'].includes(errorCode(error))
      if (!isPassing || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}
