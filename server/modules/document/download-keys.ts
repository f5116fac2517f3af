import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import { downloadLinks } from '@/server/db/schema/after-sale'
import { hashSecret, newSecret } from '@/server/secrets'

const day = 86_400_000

/** How long an address to a file holds: one asked for now, and one that lies in a mailbox. */
export const downloadLifetime = { now: day, mailed: 30 * day } as const

type Wanted = { lineId: number; fileId: number; lifetime: number }

/** A new address for a file that was paid for. */
export async function downloadUrl({ now, site }: Pick<Ctx, 'now' | 'site'>, tx: Tx, { lineId, fileId, lifetime }: Wanted): Promise<string> {
  const key = newSecret()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + lifetime)
  await tx.insert(downloadLinks).values({ orderLineId: lineId, fileId, hash: hashSecret(key), createdAt, expiresAt })
  return `${site.url}/api/v1/document/download/${key}`
}
