import type { Order } from '@/lib/api/entities/order.schema'
import { hub3 } from './hub3'

type RefundPayment = {
  cents: number
  /** The buyer's account. */
  iban: string
  company: { legalName: string; street: string; zipCode: string; city: string }
  buyer: Pick<Order['billing'], 'firstName' | 'lastName' | 'companyName' | 'street' | 'houseNumber' | 'zipCode' | 'city'>
  /** The order's number. */
  reference: string
  description: string
}

/** The barcode text by which the shop pays a refund to the buyer's account. Null when the account is not Croatian. */
export function refundSlipText({ cents, iban, company, buyer, reference, description }: RefundPayment): string | null {
  try {
    return hub3({
      cents,
      payer: { name: company.legalName, street: company.street, place: `${company.zipCode} ${company.city}` },
      payee: {
        name: buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`,
        street: `${buyer.street} ${buyer.houseNumber}`,
        place: `${buyer.zipCode} ${buyer.city}`,
      },
      iban,
      model: 'HR00',
      reference,
      purposeCode: '',
      description,
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
