import { defineModule, get, post, stream } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { NotificationList, OfficeEvent, ReadNotifications, StreamEvents, Unread } from './notification.schema'

/** *Ours*: what happened in the shop, for the bell and for open screens (docs/rules/administration.md#office-events). */
export const adminNotificationApi = defineModule('/api/v1/admin/notification', {
  /**
   * Server-Sent Events of what the caller may read: ids and kinds, no personal data. Read with `fetch`, because EventSource sends no access token. The first
   * event is `open`; the reader then fetches what it shows. Events of notifications have an `id`; sent back as `Last-Event-ID` it brings every notification
   * since, the last ones perhaps again. 429 TOO_MANY beyond 20 streams of a user.
   */
  stream: stream<typeof StreamEvents, typeof OfficeEvent>('stream', { access: 'office', headers: ['last-event-id'] }),
  /** The newest 50 of the last 14 days that the caller may read and did not cause, newest first. */
  filter: get<typeof Empty, typeof NotificationList>('filter', { access: 'office' }),
  /** Marks as read, for the caller alone; other ids are ignored. */
  read: post<typeof ReadNotifications, typeof Unread>('read', { access: 'office' }),
  /** Marks all that the caller may see; what is written meanwhile stays unread. */
  readAll: post<typeof Empty, typeof Unread>('readAll', { access: 'office' }),
})
