import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Moment, Page, pageOf } from '@/lib/api/entities/common.schema'
import type { officeSeatApi } from './office'

export const SeatView = z.enum(['upcoming', 'past'])
export type SeatView = z.infer<typeof SeatView>

export const FilterSeatEvents = z.strictObject({
  view: SeatView.default('upcoming'),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

/** An event with its seats; `seats` null: unlimited. */
export const SeatEvent = z.object({
  id: z.number(),
  title: z.string(),
  starts_at: Moment,
  ends_at: Moment,
  seats: z.number().nullable(),
  isReservable: z.boolean(),
  /** Seats of confirmed reservations. */
  taken: z.number(),
  /** For calendar/event/office/update. */
  version: z.number(),
})
export type SeatEvent = z.infer<typeof SeatEvent>
export const SeatEventPage = pageOf(SeatEvent)

export const SeatReservation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  seats: z.number(),
  confirmedAt: Moment,
})
export type SeatReservation = z.infer<typeof SeatReservation>
export const ReservationPage = pageOf(SeatReservation)

export const GetSeatEvent = z.strictObject({ id: Id })
export const FilterReservations = z.strictObject({
  eventId: Id,
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(50),
})
export const ReservationId = z.strictObject({ id: Id })
export const CancelledReservation = z.object({ eventId: z.number() })

export const officeSeatSchemas = {
  events: { input: FilterSeatEvents, data: SeatEventPage },
  get: { input: GetSeatEvent, data: SeatEvent },
  filter: { input: FilterReservations, data: ReservationPage },
  cancel: { input: ReservationId, data: CancelledReservation },
} satisfies SchemasOf<typeof officeSeatApi>
