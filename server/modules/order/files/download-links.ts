import { localPath } from '@/lib/routing/links'
import { storedLocale } from '@/server/core/languages'
import type { OrderRow } from '@/server/db/order-snapshots'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks } from '@/server/db/schema/after-sale'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import { listOrderFiles } from './order-files'

const dayMs = 86_400_000

/** Lifetime of a link, ms (docs/rules/after-sale.md#download-link). */
export const downloadLifetime = { now: dayMs, mailed: 30 * dayMs } as const

type DownloadKeyInput = { lineId: number; fileId: number; lifetime: number }

/** Creates a download key; only its hash is stored. */
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

/** Creates download links for the payment mail. They lead to a page with a button (docs/rules/after-sale.md#download-page). */
export async function createMailedDownloads(ctx: Ctx, tx: Transaction, { id: orderId, languageId }: Pick<OrderRow, 'id' | 'languageId'>) {
  const path = localPath('/download', '', storedLocale(ctx.site, languageId))
  const downloads: { name: string; url: string }[] = []
  for (const { lineId, fileId, product, name } of await listOrderFiles(ctx, tx, orderId)) {
    const key = await createDownloadKey(ctx, tx, { lineId, fileId, lifetime: downloadLifetime.mailed })
    const url = `${ctx.site.url}${path}#${key}`
    downloads.push({ name: `${product} (${name.split('.').at(-1)?.toUpperCase()})`, url })
  }
  return downloads
}
