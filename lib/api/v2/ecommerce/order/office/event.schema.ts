import { z } from 'zod'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import { EditChanges } from './changes.schema'
import { PrintedDocument } from './print.schema'

/** One entry of an order's history: codes and values, which the reader's language names (docs/rules/orders.md#order-history). */
export const OrderEvent = z.object({
  at: z.string(),
  /**
   * Status change, withdrawal, its refusal (`note`: the reason), payment reminder; external refund, dispute started or closed (`note`: its id), subscription
   * ended with the order; another payment method chosen by the buyer (`note`: its name); suspect payment of an
   * edit accepted, suspect payment dismissed; refund by staff, or that one was paid by hand; parcel sent, labelled,
   * delivered or cancelled (`note`: its tracking), internal note; return by staff opened, received, closed or cancelled; order by phone; payment link mailed;
   * printed; edited by staff, an edit proposed until its difference is paid, or given up.
   */
  kind: z.enum([
    'status',
    'withdrawal',
    'withdrawalRefused',
    'reminder',
    'refundedExternally',
    'dispute',
    'disputeOver',
    'subscriptionEnded',
    'paymentMethod',
    'paymentAccepted',
    'paymentDismissed',
    'refund',
    'refundPaid',
    'parcelSent',
    'parcelLabelled',
    'parcelDelivered',
    'parcelCancelled',
    'note',
    'returnOpened',
    'returnReceived',
    'returnClosed',
    'returnCancelled',
    'phoneOrder',
    'paymentLink',
    'printed',
    'edited',
    'editProposed',
    'editEnded',
  ]),
  by: z.object({ kind: z.enum(['office', 'buyer', 'shop', 'provider']), name: z.string() }),
  from: OrderStatus.nullable(),
  to: OrderStatus,
  /** What a person wrote, or a name or number that is no word of the office; '' for none. */
  note: z.string(),
  /** What was refunded, in euros. */
  amount: z.number().nullable(),
  /** What a refund by staff paid for; null for one of an amount alone. `delivery`: with payment fee. */
  refunded: z.object({ lines: z.array(z.object({ name: z.string(), quantity: z.number() })), delivery: z.boolean() }).nullable(),
  changes: EditChanges.nullable(),
  printed: z.array(PrintedDocument),
})
export type OrderEvent = z.infer<typeof OrderEvent>
