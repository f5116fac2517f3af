import { defineModule, patch, post } from '@/lib/api/endpoint'
import type { CreateEvent, EventId, OfficeEvent, UpdateEvent } from './office.schema'

const invalidates = ['events', 'event', 'links'] as const

/** *Ours*: events. Their texts are drafts (cms/draft). */
export const officeEventApi = defineModule('/api/v1/calendar/event/office', {
  /** Creates an event, shown at once. */
  create: post<typeof CreateEvent, typeof OfficeEvent>('create', { access: 'office:content', invalidates, idempotencyKey: true }),
  /** Changes only what is sent. 409 STALE_VERSION with `changes`, where somebody else has changed the same fields since `version`. */
  update: patch<typeof UpdateEvent, typeof OfficeEvent>('update/{id}', { access: 'office:content', invalidates }),
  /** Takes an event off the site; it can be restored. */
  archive: post<typeof EventId, typeof OfficeEvent>('archive/{id}', { access: 'office:content', invalidates }),
  /** Brings an archived event back. */
  restore: post<typeof EventId, typeof OfficeEvent>('restore/{id}', { access: 'office:content', invalidates }),
})
