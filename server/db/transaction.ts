import type { Ctx } from '../context'
import { codeOf } from '../errors'
import type { Db } from './client'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

const attempts = 5

/** Runs `work` in a transaction; a serialization failure or deadlock (40001, 40P01) is tried again, with jitter, five times in all. */
export async function inTransaction<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const isPassing = ['40001', '40P01'].includes(codeOf(error))
      if (!isPassing || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}
