import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import type { Present } from './people'

/** The NOTIFY channel by which the processes tell each other who is present. */
export const presenceChannel = 'izlog_presence'

/** `hello`: a process that has just begun to listen asks all others for their streams. `select`: concerns the stream of a user's tab, wherever it is. */
export type PresenceMessage =
  | { kind: 'hello' }
  | { kind: 'present'; present: Present }
  | { kind: 'gone'; stream: string }
  | ({ kind: 'select'; key: string; section: string | null } & Pick<Present, 'siteId' | 'languageId' | 'userId' | 'client'>)

export async function announcePresence(db: Tx, message: PresenceMessage) {
  await db.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify(message)})`)
}
