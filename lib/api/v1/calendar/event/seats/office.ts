import { defineModule, get, post } from '@/lib/api/endpoint'
import type {
  CancelledReservation,
  FilterReservations,
  FilterSeatEvents,
  GetSeatEvent,
  ReservationId,
  ReservationPage,
  SeatEvent,
  SeatEventPage,
} from './office.schema'

/** *Ours*: the guests of events (docs/rules/events.md#seat-office). calendar/event/office/update sets the number of seats. */
export const officeSeatApi = defineModule('/api/v1/calendar/event/seats/office', {
  /** Events whose seats can be reserved. */
  events: post<typeof FilterSeatEvents, typeof SeatEventPage>('events', { access: 'office:customers', reads: true }),
  /** The reservations of one event. */
  get: get<typeof GetSeatEvent, typeof SeatEvent>('get/{id}', { access: 'office:customers' }),
  /** Confirmed reservations of an event, by name. */
  filter: post<typeof FilterReservations, typeof ReservationPage>('filter', { access: 'office:customers', reads: true }),
  /** Frees the seats and tells the guest. */
  cancel: post<typeof ReservationId, typeof CancelledReservation>('cancel/{id}', { access: 'office:customers', invalidates: ['event'] }),
})
