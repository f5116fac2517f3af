import { routePath } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { downloadLifetime, createDownloadKey } from './download-keys'
import { listOrderFiles } from './order-files'

/**
 * The files of an order that has just been paid, with addresses for the mail about it. They lead to a page, where it takes a press to fetch: programs
 * that look through mails open what is linked, and a file that was fetched cannot be withdrawn from.
 */
export async function createMailedDownloads(ctx: Ctx, tx: Transaction, orderId: number) {
  const downloads: { name: string; url: string }[] = []
  for (const { lineId, fileId, product, name } of await listOrderFiles(ctx, tx, orderId)) {
    const key = await createDownloadKey(ctx, tx, { lineId, fileId, lifetime: downloadLifetime.mailed })
    const url = `${ctx.site.url}${routePath('/download')}#${key}`
    downloads.push({ name: `${product} (${name.split('.').at(-1)?.toUpperCase()})`, url })
  }
  return downloads
}
