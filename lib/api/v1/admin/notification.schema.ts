import { z } from 'zod'
import { Empty, Id, Moment } from '@/lib/api/entities/common.schema'
import { notificationKinds } from '@/lib/office/notifications'

export const NotificationKind = z.enum(notificationKinds)

export const Notification = z.object({
  id: z.number(),
  kind: NotificationKind,
  /** Of the order, return, form entry, product or privacy request; null for failed jobs. */
  subjectId: z.number().nullable(),
  /** The order's number, the form's title or the product's SKU; '' where there is none. */
  name: z.string(),
  at: Moment,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** The newest, and how many are unread, counted up to 100. */
export const NotificationList = z.object({ records: z.array(Notification), unread: z.number() })

export const ReadNotifications = z.strictObject({ ids: z.array(Id).min(1).max(100) })
export const Unread = z.object({ unread: z.number() })

/** `last-event-id`: the `id` of the last event that the reader has. */
export const StreamEvents = z.strictObject({
  'last-event-id': z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

/** `open` comes first, `notification` is for the bell, `changed` names what a screen may show, `read` tells that the reader has read somewhere else. */
export const OfficeEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('open') }),
  z.object({ event: z.literal('notification'), id: z.number(), kind: NotificationKind, subjectId: z.number().nullable() }),
  z.object({ event: z.literal('changed'), subject: z.literal('order'), id: z.number() }),
  z.object({ event: z.literal('read') }),
])
export type OfficeEvent = z.infer<typeof OfficeEvent>

export const adminNotificationSchemas = {
  stream: { input: StreamEvents, data: OfficeEvent },
  filter: { input: Empty, data: NotificationList },
  read: { input: ReadNotifications, data: Unread },
  readAll: { input: Empty, data: Unread },
}
