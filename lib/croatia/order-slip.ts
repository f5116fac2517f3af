import type { Order } from '@/lib/api/entities/order.schema'
import { hub3 } from './hub3'
import { toCents } from '@/lib/money/money'

/**
 * The barcode text for an order paid by bank transfer, from the order's snapshot, so that later changes of account or company do not matter. Null when
 * it is paid otherwise, costs nothing, or the account is not Croatian.
 */
export function orderSlipText({ billing, payment: { bankTransfer } }: Pick<Order, 'billing' | 'payment'>): string | null {
  if (!bankTransfer) return null
  const [street, place] = splitAddress(bankTransfer.recipientAddress)
  try {
    return hub3({
      cents: toCents(bankTransfer.amount),
      payer: {
        name: billing.companyName ?? `${billing.firstName} ${billing.lastName}`,
        street: `${billing.street} ${billing.houseNumber}`,
        place: `${billing.zipCode} ${billing.city}`,
      },
      payee: { name: bankTransfer.recipient, street, place },
      iban: bankTransfer.iban,
      model: bankTransfer.model,
      reference: bankTransfer.reference,
      purposeCode: 'GDDS',
      description: bankTransfer.purpose,
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Splits 'Tiha ulica 7, 10000 Zagreb' into street and place. */
function splitAddress(address: string): [street: string, place: string] {
  const at = address.lastIndexOf(',')
  return at < 0 ? ['', address] : [address.slice(0, at), address.slice(at + 1).trim()]
}
