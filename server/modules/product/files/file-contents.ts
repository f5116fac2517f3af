import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { productFileContents } from '@/server/db/schema/after-sale'

export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Stores the bytes unless they are stored already. @returns their hash */
export async function storeContent(db: Tx, content: Buffer): Promise<string> {
  const hash = contentHash(content)
  await db.insert(productFileContents).values({ hash, content }).onConflictDoNothing()
  return hash
}

export async function hasContent(db: Tx, hash: string): Promise<boolean> {
  return (await db.$count(productFileContents, eq(productFileContents.hash, hash))) > 0
}

/** Deletes contents that no product file refers to. */
export async function deleteUnusedContents(db: Tx) {
  await db.execute(sql`delete from product_file_contents c where not exists (select 1 from product_files f where f.hash = c.hash)`)
}
