import { sql } from 'drizzle-orm'
import type { NotificationKind } from '@/lib/office/notifications'
import type { Tx } from '@/server/db/client'

/** The NOTIFY channel of server/db/functions/office-notifications.sql. */
export const officeChannel = 'izlog_office'

/** `position`: where a reader who has this message resumes. `read`: a user's notifications were read, in whatever tab. */
export type OfficeMessage =
  | {
      message: 'notification'
      siteId: number
      id: number
      kind: NotificationKind
      subjectId: number | null
      actorId: number | null
      position: string
    }
  | { message: 'changed'; siteId: number; subject: 'order'; id: number }
  | { message: 'read'; siteId: number; userId: number }

/** Tells the caller's other tabs, when the transaction commits. */
export async function announceRead(tx: Pick<Tx, 'execute'>, { siteId, userId }: { siteId: number; userId: number }) {
  const message: OfficeMessage = { message: 'read', siteId, userId }
  await tx.execute(sql`select pg_notify(${officeChannel}, ${JSON.stringify(message)})`)
}
