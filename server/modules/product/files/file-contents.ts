import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { productFileContents } from '@/server/db/schema/after-sale'

export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Keeps the bytes, once. */
export async function keepContent(db: Tx, content: Buffer): Promise<string> {
  const hash = contentHash(content)
  await db.insert(productFileContents).values({ hash, content }).onConflictDoNothing()
  return hash
}

export async function isKept(db: Tx, hash: string): Promise<boolean> {
  return (await db.$count(productFileContents, eq(productFileContents.hash, hash))) > 0
}

/** Lets go of bytes that belong to no file any more. */
export async function dropLooseContents(db: Tx) {
  await db.execute(sql`delete from product_file_contents c where not exists (select 1 from product_files f where f.hash = c.hash)`)
}
