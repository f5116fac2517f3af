import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'

export const contact = {
  firstName: 'Iva',
  lastName: 'Ivić',
  contactEmail: 'iva@primjer.hr',
  contactPhone: '091 555 0142',
  country: 'HR',
  region: null,
  city: 'Split',
  street: 'Riva',
  houseNumber: '3',
  zipCode: '21000',
  companyName: null,
  companyOIB: null,
}

type Line = Pick<OrderDraft['lines'][number], 'price' | 'isPriceOverridden' | 'reason' | 'total'>

/** A draft of two copies of one book, with its contact and without methods. */
export function orderDraft(line: Line, parts: Partial<OrderDraft> = {}): OrderDraft {
  const amounts = {
    itemsTotal: line.total,
    loyalty: 0,
    coupon: 0,
    cartTotal: line.total,
    delivery: 0,
    paymentFee: 0,
    orderTotal: line.total,
  }
  const book = { productId: 7, name: 'Knjiga', sku: 'KNJ', optionLabels: [], qty: 2, shopPrice: 10, available: 3, problem: null }
  return {
    id: 'kosarica',
    version: 2,
    lines: [{ ...book, ...line }],
    contact,
    deliveryMethods: [],
    deliveryMethodId: null,
    branchId: null,
    paymentMethods: [],
    paymentMethodId: null,
    countries: [],
    summary: { ...amounts, tax: amounts },
    problem: null,
    needsConsents: false,
    ...parts,
  }
}
