import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { EventSeats, FreeSeats, LinkedSeats, ReservedSeats, ReserveSeats, SeatToken } from './seats.schema'

/** *Ours*: seats at events, for guests without an account (docs/rules/events.md#seats). */
export const seatApi = defineModule('/api/v1/calendar/event/seats', {
  /** Read at every call, for pages that may be old. */
  free: get<typeof EventSeats, typeof FreeSeats>('free', { access: 'any', limit: 'reads', pageTags: ['event:{id}'] }),
  /** Mails the link that `confirm` takes. 409 SEATS_TAKEN, SEATS_CLOSED. */
  reserve: post<typeof ReserveSeats, typeof Empty>('reserve', { access: 'any', limit: 'seatReservations' }),
  /** What `confirm` will reserve or `cancel` free, for the pages of the links. 422 TOKEN_SPENT. */
  linked: post<typeof SeatToken, typeof LinkedSeats>('linked', { access: 'any', reads: true, limit: 'links' }),
  /** Takes the seats. 409 SEATS_TAKEN, SEATS_CLOSED. */
  confirm: post<typeof SeatToken, typeof ReservedSeats>('confirm', { access: 'any', limit: 'links', invalidates: ['event'] }),
  /** Frees the seats with the token of any of their mails; repeatable. */
  cancel: post<typeof SeatToken, typeof Empty>('cancel', { access: 'any', limit: 'links', invalidates: ['event'] }),
})
