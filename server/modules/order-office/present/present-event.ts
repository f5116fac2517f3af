import { z } from 'zod'
import { EditChanges } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatCents } from '@/lib/office/formats'
import { texts } from '@/server/core/texts'
import { describeChanges } from '@/server/modules/mail/templates/order/describe-changes'
import type { RefundWords } from './refund-words'

const Detail = z.object({
  reason: z.string().optional(),
  reminded: z.boolean().optional(),
  returned: z.number().optional(),
  dispute: z.string().optional(),
  isOver: z.boolean().optional(),
  endsSubscription: z.boolean().optional(),
  paymentMethod: z.string().optional(),
  refund: z.number().optional(),
  refundPaid: z.number().optional(),
  cents: z.number().optional(),
  parcel: z.enum(['sent', 'labelled', 'delivered', 'cancelled']).optional(),
  tracking: z.string().optional(),
  internal: z.boolean().optional(),
  isRefused: z.boolean().optional(),
  byPhone: z.boolean().optional(),
  paymentLink: z.string().optional(),
  returnStep: z.enum(['opened', 'received', 'closed', 'cancelled']).optional(),
  changes: EditChanges.optional(),
  isProposed: z.boolean().optional(),
  isEnded: z.boolean().optional(),
  printed: z.array(z.enum(['pickList', 'slips', 'invoices', 'labels'])).optional(),
})

/** The reason of a change, the refunded amount with its pieces, the tracking of a parcel, the chosen payment method, or the dispute's id. */
export function eventNote(detail: unknown, describeRefund: RefundWords): string {
  const {
    reason = '',
    returned,
    dispute,
    refund,
    refundPaid,
    cents = 0,
    parcel,
    tracking = '',
    paymentMethod,
    printed,
    changes,
  } = Detail.safeParse(detail).data ?? {}
  if (changes) return [describeChanges(changes, 'hr').join('; '), reason].filter(Boolean).join('. ')
  if (refund !== undefined) return [`${formatCents(cents)}${inBrackets(describeRefund(refund))}`, reason].filter(Boolean).join(': ')
  if (refundPaid !== undefined) return [formatCents(cents), reason].filter(Boolean).join(': ')
  if (parcel) return tracking
  if (tracking) return [tracking, reason].filter(Boolean).join('. ')
  if (printed) return printed.map((document) => texts.print.documents[document]).join(', ')
  return returned === undefined ? (dispute ?? paymentMethod ?? reason) : formatCents(returned)
}

const inBrackets = (words: string) => (words ? ` (${words})` : '')

const returnKinds = {
  opened: 'returnOpened',
  received: 'returnReceived',
  closed: 'returnClosed',
  cancelled: 'returnCancelled',
} as const
const parcelKinds = {
  sent: 'parcelSent',
  labelled: 'parcelLabelled',
  delivered: 'parcelDelivered',
  cancelled: 'parcelCancelled',
} as const

/** The kind of an event that changed no status. */
export function eventKind(detail: unknown): OfficeOrder['events'][number]['kind'] {
  const {
    reminded,
    returned,
    dispute,
    isOver,
    endsSubscription,
    refund,
    refundPaid,
    parcel,
    internal,
    paymentMethod,
    isRefused,
    returnStep,
    byPhone,
    paymentLink,
    printed,
    changes,
    isProposed,
    isEnded,
  } = Detail.safeParse(detail).data ?? {}
  if (internal) return 'note'
  if (changes) return isProposed ? 'editProposed' : isEnded ? 'editEnded' : 'edited'
  if (printed) return 'printed'
  if (refund !== undefined) return 'refund'
  if (refundPaid !== undefined) return 'refundPaid'
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
