import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'

/**
 * Runs work that ends with a mailed link. Rolls back when the quota refuses the mail, so that repeated requests by a stranger leave the earlier link valid (docs/rules/mail.md#mail-quota). `work` returns whether the mail was written, or `true` where none is needed.
 */
export async function inMailedTransaction(ctx: Ctx, work: (tx: Transaction) => Promise<boolean>) {
  try {
    await inTransaction(ctx, async (tx) => {
      if (!(await work(tx))) throw new MailRefused()
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
  }
}

class MailRefused extends Error {}
