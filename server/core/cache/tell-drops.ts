import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'

/** The channel on which instances tell each other what to forget (server/background/start.ts listens). */
export const invalidationChannel = 'izlog_drop'

/** So many tags stay far below the 8000 bytes that a notice may have. */
const tagsPerMessage = 300

/** Tells every instance, this one too, to forget what carries one of the tags; heard when the transaction commits. */
export async function publishInvalidations(tx: Pick<Tx, 'execute'>, tags: readonly string[]) {
  for (let offset = 0; offset < tags.length; offset += tagsPerMessage)
    await tx.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(tags.slice(offset, offset + tagsPerMessage))})`)
}
