import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'

/** The channel on which instances tell each other what to forget (server/background/start.ts listens). */
export const dropChannel = 'izlog_drop'

/** So many tags stay far below the 8000 bytes that a notice may have. */
const atOnce = 300

/** Tells every instance, this one too, to forget what carries one of the tags; heard when the transaction commits. */
export async function tellDrops(tx: Pick<Tx, 'execute'>, tags: readonly string[]) {
  for (let at = 0; at < tags.length; at += atOnce)
    await tx.execute(sql`select pg_notify(${dropChannel}, ${JSON.stringify(tags.slice(at, at + atOnce))})`)
}
