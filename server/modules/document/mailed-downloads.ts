import type { Ctx } from '@/server/context'
import type { Transaction } from '@/server/db/transaction'
import { downloadLifetime, downloadUrl } from './download-keys'
import { filesOf } from './downloads'

/** The files of an order that has just been paid, with addresses for the mail about it. */
export async function mailedDownloads(ctx: Ctx, tx: Transaction, orderId: number) {
  const downloads: { name: string; url: string }[] = []
  for (const { lineId, fileId, product, name } of await filesOf(ctx, tx, orderId)) {
    const url = await downloadUrl(ctx, tx, { lineId, fileId, lifetime: downloadLifetime.mailed })
    downloads.push({ name: `${product} (${name.split('.').at(-1)?.toUpperCase()})`, url })
  }
  return downloads
}
