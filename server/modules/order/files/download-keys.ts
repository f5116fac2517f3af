import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks } from '@/server/db/schema/after-sale'
import { hashSecret, newSecret } from '@/server/core/secrets'

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
