import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'

/** The NOTIFY channel for invalidations. server/background/start.ts listens to it. */
export const invalidationChannel = 'izlog_drop'

/** Keeps a payload far below the 8000 bytes that NOTIFY allows. */
const tagsPerMessage = 300

/** Invalidates the tags on every instance, this one included, when the transaction commits. */
export async function publishInvalidations(tx: Pick<Tx, 'execute'>, tags: readonly string[]) {
  for (let offset = 0; offset < tags.length; offset += tagsPerMessage)
    await tx.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(tags.slice(offset, offset + tagsPerMessage))})`)
}
