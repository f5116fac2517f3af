import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Moment, text } from '@/lib/api/entities/common.schema'
import { EventCard } from '@/lib/api/entities/event.schema'
import type { officeEventApi } from './office'

export const OfficeEvent = EventCard.extend({ isArchived: z.boolean(), isReservable: z.boolean(), version: z.number() })
export type OfficeEvent = z.infer<typeof OfficeEvent>

const Seats = z.number().int().min(1).max(1_000_000).nullable()

export const CreateEvent = z.strictObject({
  title: text(200).trim().min(1),
  summary: text(1000).trim().default(''),
  place: text(300).trim().min(1),
  starts_at: Moment,
  ends_at: Moment,
  seats: Seats.default(null),
  isReservable: z.boolean().default(false),
  mediaId: Id.nullable().default(null),
})
/** Only what changes. `version`: the one that was seen; left out, it overwrites (docs/rules/administration.md#form-revisions). */
export const UpdateEvent = z.strictObject({
  id: Id,
  version: z.number().int().positive().optional(),
  starts_at: Moment.optional(),
  ends_at: Moment.optional(),
  seats: Seats.optional(),
  isReservable: z.boolean().optional(),
  mediaId: Id.nullable().optional(),
})
export const EventId = z.strictObject({ id: Id })

export const officeEventSchemas = {
  create: { input: CreateEvent, data: OfficeEvent },
  update: { input: UpdateEvent, data: OfficeEvent },
  archive: { input: EventId, data: OfficeEvent },
  restore: { input: EventId, data: OfficeEvent },
} satisfies SchemasOf<typeof officeEventApi>
