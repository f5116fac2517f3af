import { z } from 'zod'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatCents } from '@/lib/office/formats'
import { texts } from '@/server/core/texts'

const Detail = z.object({
  reason: z.string().optional(),
  reminded: z.boolean().optional(),
  returned: z.number().optional(),
  dispute: z.string().optional(),
  isOver: z.boolean().optional(),
  endsSubscription: z.boolean().optional(),
  paymentMethod: z.string().optional(),
  refund: z.number().optional(),
  cents: z.number().optional(),
  parcel: z.enum(['sent', 'delivered', 'cancelled']).optional(),
  tracking: z.string().optional(),
  internal: z.boolean().optional(),
  isRefused: z.boolean().optional(),
  byPhone: z.boolean().optional(),
  paymentLink: z.string().optional(),
  returnStep: z.enum(['opened', 'received', 'closed', 'cancelled']).optional(),
  printed: z.array(z.enum(['pickList', 'slips', 'invoices'])).optional(),
})

/** The reason of a change, the refunded amount, the tracking of a parcel, the chosen payment method, or the dispute's id. */
export function eventNote(detail: unknown): string {
  const {
    reason = '',
    returned,
    dispute,
    refund,
    cents = 0,
    parcel,
    tracking = '',
    paymentMethod,
    printed,
  } = Detail.safeParse(detail).data ?? {}
  if (refund !== undefined) return [formatCents(cents), reason].filter(Boolean).join(': ')
  if (parcel) return tracking
  if (printed) return printed.map((document) => texts.print.documents[document]).join(', ')
  return returned === undefined ? (dispute ?? paymentMethod ?? reason) : formatCents(returned)
}

const returnKinds = {
  opened: 'returnOpened',
  received: 'returnReceived',
  closed: 'returnClosed',
  cancelled: 'returnCancelled',
} as const
const parcelKinds = { sent: 'parcelSent', delivered: 'parcelDelivered', cancelled: 'parcelCancelled' } as const

/** The kind of an event that changed no status. */
export function eventKind(detail: unknown): OfficeOrder['events'][number]['kind'] {
  const {
    reminded,
    returned,
    dispute,
    isOver,
    endsSubscription,
    refund,
    parcel,
    internal,
    paymentMethod,
    isRefused,
    returnStep,
    byPhone,
    paymentLink,
    printed,
  } = Detail.safeParse(detail).data ?? {}
  if (internal) return 'note'
  if (printed) return 'printed'
  if (refund !== undefined) return 'refund'
  if (parcel) return parcelKinds[parcel]
  if (byPhone) return 'phoneOrder'
  if (paymentLink) return 'paymentLink'
  if (returnStep) return returnKinds[returnStep]
  if (returned !== undefined) return 'returned'
  if (dispute !== undefined) return isOver ? 'disputeOver' : 'dispute'
  if (endsSubscription) return 'subscriptionEnded'
  if (paymentMethod !== undefined) return 'paymentMethod'
  if (isRefused) return 'withdrawalRefused'
  return reminded ? 'reminder' : 'withdrawal'
}
