import { routePath } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks } from '@/server/db/schema/after-sale'
import { hashSecret, newSecret } from '@/server/core/secrets'
import type { Transaction } from '@/server/core/transaction'
import { listOrderFiles } from './order-files'

const dayMs = 86_400_000

/** How long a key to a file holds: one asked for now, and one that lies in a mailbox. */
export const downloadLifetime = { now: dayMs, mailed: 30 * dayMs } as const

type DownloadKeyInput = { lineId: number; fileId: number; lifetime: number }

/** A new key to a file that was paid for. */
export async function createDownloadKey(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { lineId, fileId, lifetime }: DownloadKeyInput,
): Promise<string> {
  const key = newSecret()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + lifetime)
  await tx.insert(downloadLinks).values({ orderLineId: lineId, fileId, hash: hashSecret(key), createdAt, expiresAt })
  return key
}

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
