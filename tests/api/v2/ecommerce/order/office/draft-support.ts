import type { InputOf } from '@/lib/api/endpoint'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { createProduct } from '@/tests/support/factories'
import { shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { openPayingShop } from '../../payment/support'

const person = { firstName: 'Iva', lastName: 'Ivić', contactEmail: 'iva@primjer.hr', contactPhone: '+385 91 555 0142' }
export const contact = { ...person, country: 'HR', city: 'Split', street: 'Riva', houseNumber: '3', zipCode: '21000' }

/** A shop with payments, an employee, and one who may set prices. */
export async function openPhoneShop() {
  const [shop, payments] = [await openPayingShop(), await shopPayments()]
  const [staff, merchant] = [await createMerchant('orders'), await createMerchant('orders', 'orders.money')]
  return { shop, payments, staff, merchant }
}

export type PhoneShop = Awaited<ReturnType<typeof openPhoneShop>>
type Employee = PhoneShop['staff']
export type DraftInput = Partial<InputOf<typeof officeDraftApi.save>>

/** Saves a draft of a new product for 20 €, which can be placed. */
export async function saveDraft({ byTransfer }: PhoneShop['shop'], by: Employee, input: DraftInput = {}) {
  const { id: productId } = await createProduct({ cents: 1000, stock: 10 })
  const { deliveryMethodId, paymentMethodId } = byTransfer
  const lines = [{ productId, quantity: 2 }]
  const draft = await by.call(officeDraftApi.save, { lines, contact, deliveryMethodId, paymentMethodId, ...input })
  return { ...draft, productId }
}

type SavedDraft = Pick<Awaited<ReturnType<typeof saveDraft>>, 'id' | 'version' | 'summary'>

export function placeDraft(by: Employee, { id, version, summary }: SavedDraft, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  return by.call(officeDraftApi.place, { id, version, total: summary.orderTotal, consents: true }, headers)
}
