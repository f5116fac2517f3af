import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'

const amounts = { itemsTotal: 20, loyalty: 0, coupon: 0, cartTotal: 20, delivery: 4.5, paymentFee: 0, orderTotal: 24.5 }
const line = { productId: 7, name: 'Knjiga', sku: 'KNJ', optionLabels: [], price: 10, discount: 0 }

/** An order of two books that nobody has changed yet. */
export function sampleEdit(own: Partial<EditPreview> = {}): EditPreview {
  const summary = { ...amounts, tax: amounts }
  return {
    version: 3,
    fingerprint: 'otisak',
    problem: 'UNCHANGED',
    lines: [{ ...line, lineId: 1, before: 2, qty: 2, total: 20, problem: null, available: 3 }],
    shipping: {
      firstName: 'Ana',
      lastName: 'Marić',
      contactEmail: 'ana@primjer.hr',
      contactPhone: '091 555 0141',
      country: 'HR',
      region: null,
      city: 'Zagreb',
      street: 'Kestenova ulica',
      houseNumber: '12A',
      zipCode: '10000',
      companyName: null,
      companyOIB: null,
    },
    deliveryMethodId: 1,
    branchId: null,
    deliveryMethods: [
      { id: 1, name: 'Dostava', price: 4.5, estimate: '', branches: [] },
      {
        id: 2,
        name: 'Paketomat',
        price: 3,
        estimate: '',
        branches: [{ id: 4, name: 'Kiosk', street: 'Riva', houseNumber: '1', zipCode: '21000', city: 'Split', hours: '', code: '' }],
      },
    ],
    countries: [{ iso: 'HR', name: 'Hrvatska' }],
    before: summary,
    after: summary,
    difference: 0,
    money: { kind: 'none', by: 'hand', amount: 0 },
    invoice: 'unchanged',
    ...own,
  }
}
