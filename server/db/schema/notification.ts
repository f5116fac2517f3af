import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { notificationKinds } from '@/lib/office/notifications'
import { createdAt, id } from './columns'
import { sites } from './site'
import { users } from './user'

/**
 * What happened that staff should see, in the transaction in which it happened: written by triggers (office-notifications.sql) and, where only the clock
 * tells it, by a periodic task. Holds no personal data (docs/rules/administration.md#notifications).
 */
export const officeNotifications = pgTable(
  'office_notifications',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Of the order, return, form entry, product or privacy request; null for jobs. No foreign key: it outlives what it is about. */
    subjectId: integer(),
    /** The account that caused it, if one did; it is no news to its own person. */
    actorId: integer(),
    /** The transaction that wrote it: where a stream resumes (docs/decisions/063-events-of-the-office.md). */
    xact: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.siteId, t.createdAt, t.id), index().on(t.siteId, t.xact), index().on(t.kind, t.subjectId), index().on(t.createdAt)],
)

/** Who has read which notification. */
export const officeNotificationReads = pgTable(
  'office_notification_reads',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: integer()
      .notNull()
      .references(() => officeNotifications.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.notificationId] }), index().on(t.notificationId)],
)
