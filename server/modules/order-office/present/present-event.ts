import { z } from 'zod'
import { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import type { OrderEvent } from '@/lib/api/v2/ecommerce/order/office/event.schema'
import { PrintedDocument } from '@/lib/api/v2/ecommerce/order/office/print.schema'
import { fromCents } from '@/lib/money/money'

const Detail = z.object({
  reason: z.string().optional(),
  reminded: z.boolean().optional(),
  externalRefundCents: z.number().optional(),
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
  decision: z.enum(['accepted', 'dismissed']).optional(),
  printed: z.array(PrintedDocument).optional(),
})

type Facts = Pick<OrderEvent, 'note' | 'amount' | 'refunded' | 'changes' | 'printed'>

/** What stands below an event: the words of a person, and what the office's language names. `refunded`: what each refund paid for. */
export function eventFacts(detail: unknown, refunded: ReadonlyMap<number, OrderEvent['refunded']>): Facts {
  const facts = Detail.safeParse(detail).data ?? {}
  const { externalRefundCents, refund, refundPaid, cents = 0, changes, printed = [] } = facts
  const refundedCents = externalRefundCents ?? (refund !== undefined || refundPaid !== undefined ? cents : null)
  return {
    note: noteOf(facts),
    amount: refundedCents === null ? null : fromCents(refundedCents),
    refunded: refund === undefined ? null : (refunded.get(refund) ?? null),
    changes: changes ? presentChanges(changes) : null,
    printed,
  }
}

function noteOf({ reason = '', dispute, parcel, tracking = '', paymentMethod }: z.infer<typeof Detail>): string {
  if (parcel) return tracking
  if (tracking) return [tracking, reason].filter(Boolean).join('. ')
  return dispute ?? paymentMethod ?? reason
}

/** Converts the total of stored changes from cents to euros. */
export function presentChanges({ total: { from, to }, ...changes }: EditChanges): EditChanges {
  return { ...changes, total: { from: fromCents(from), to: fromCents(to) } }
}

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
export function eventKind(detail: unknown): OrderEvent['kind'] {
  const {
    reminded,
    externalRefundCents,
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
    decision,
  } = Detail.safeParse(detail).data ?? {}
  if (internal) return 'note'
  if (changes) return isProposed ? 'editProposed' : isEnded ? 'editEnded' : 'edited'
  if (printed) return 'printed'
  if (decision) return decision === 'accepted' ? 'paymentAccepted' : 'paymentDismissed'
  if (refund !== undefined) return 'refund'
  if (refundPaid !== undefined) return 'refundPaid'
  if (parcel) return parcelKinds[parcel]
  if (byPhone) return 'phoneOrder'
  if (paymentLink) return 'paymentLink'
  if (returnStep) return returnKinds[returnStep]
  if (externalRefundCents !== undefined) return 'refundedExternally'
  if (dispute !== undefined) return isOver ? 'disputeOver' : 'dispute'
  if (endsSubscription) return 'subscriptionEnded'
  if (paymentMethod !== undefined) return 'paymentMethod'
  if (isRefused) return 'withdrawalRefused'
  return reminded ? 'reminder' : 'withdrawal'
}
