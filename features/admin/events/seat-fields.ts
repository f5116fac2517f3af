import type { Fields } from '@/features/admin/form/form-state'
import type { Json } from '@/lib/documents/document'

type Seats = { seats: number | null; isReservable: boolean }

export function toSeatFields({ seats, isReservable }: Seats): Fields {
  return { seats, isReservable }
}

/** What was typed as the field holds it: null for an unlimited number, and text that is no number as it is. */
export function seatsOf(typed: string): Json {
  if (typed === '') return null
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : typed
}

/** The changed fields as the call takes them. */
export function fromSeatFields({ seats, isReservable }: Fields): Partial<Seats> {
  return {
    ...((typeof seats === 'number' || seats === null) && { seats }),
    ...(typeof isReservable === 'boolean' && { isReservable }),
  }
}
