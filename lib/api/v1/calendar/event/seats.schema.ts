import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Email, Empty, Id, oneLine, text } from '@/lib/api/entities/common.schema'
import { maxSeatsPerGuest } from '@/lib/calendar/seats'
import type { seatApi } from './seats'

export const EventSeats = z.strictObject({ id: Id })
/** `isOpen`: the event has not started and takes reservations. */
export const FreeSeats = z.object({ isOpen: z.boolean(), free: z.number() })
export type FreeSeats = z.infer<typeof FreeSeats>

export const ReserveSeats = z.strictObject({
  eventId: Id,
  name: oneLine(150).min(1),
  email: Email,
  seats: z.number().int().min(1).max(maxSeatsPerGuest),
})
export const SeatToken = z.strictObject({ token: text(200) })
export const ReservedSeats = z.object({
  email: z.string(),
  seats: z.number(),
  event: z.object({ id: z.number(), title: z.string(), starts_at: z.string() }),
})
/** What the token of a mail is about; `isConfirmed`: the seats are taken already. */
export const LinkedSeats = z.object({
  seats: z.number(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  isConfirmed: z.boolean(),
})

export const seatSchemas = {
  free: { input: EventSeats, data: FreeSeats },
  reserve: { input: ReserveSeats, data: Empty },
  linked: { input: SeatToken, data: LinkedSeats },
  confirm: { input: SeatToken, data: ReservedSeats },
  cancel: { input: SeatToken, data: Empty },
} satisfies SchemasOf<typeof seatApi>
