import type { Order } from '@/lib/api/entities/order.schema'
import type { Company } from '@/server/adapters/pdf/company'

export const sampleCompany: Company = {
  name: 'Pod lampom',
  legalName: 'Pod lampom d.o.o. za knjižarstvo i izdavaštvo',
  street: 'Tiha ulica 7',
  zipCode: '10000',
  city: 'Zagreb',
  oib: '99007123051',
  mbs: '081990071',
  iban: 'HR8929990071105550123',
  bank: 'Gradska štedionica d.d.',
  phone: '+385 1 5550 123',
  email: 'knjizara@podlampom.example',
  director: 'Mirta Vukelić',
  invoicing: { premises: 'WEB', till: '1' },
}

const address = {
  type: 'main' as const,
  firstName: 'Mirjana',
  lastName: 'Šćepanović-Đurđević',
  contactEmail: 'mirjana@primjer.hr',
  contactPhone: '+385 91 5550 100',
  country: 'HR',
  countryName: 'Hrvatska',
  region: '',
  city: 'Zagreb',
  street: 'Ulica Čede Žica',
  houseNumber: '12b',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

const zero = { itemsTotal: 0, loyalty: 0, coupon: 0, cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }

/** An order paid by bank transfer: two books and a bag, a coupon, delivery home. */
export function sampleOrder(own: Partial<Order> = {}): Order {
  return {
    id: 1,
    number: '2026-000123',
    orderSlug: 'Sl-ug_0123456789abcdefgh',
    store: 1,
    status: 'awaiting_payment',
    createdAt: '2026-11-20T18:00:00.000Z',
    email: 'mirjana@primjer.hr',
    items: [
      line({ name: 'Zlatarovo zlato', sku: 'KNJ-00114', finalPrice: 18.9, qty: 1, vatRate: 5 }),
      line({
        name: 'Čudnovate zgode šegrta Hlapića, ilustrirano izdanje s pogovorom i bilješkama',
        sku: 'KNJ-00207',
        finalPrice: 14.5,
        qty: 2,
        vatRate: 5,
        optionLabels: [{ label: 'Posveta na prvoj stranici', value: 'Za Đurđu, koja uvijek čita dalje od lampe' }],
      }),
      line({
        name: 'Platnena torba',
        sku: 'DAR-00031',
        finalPrice: 12,
        qty: 1,
        vatRate: 25,
        optionLabels: [{ label: 'Boja', value: 'petrolej' }],
      }),
    ],
    summary: {
      ...zero,
      itemsTotal: 59.9,
      coupon: 5.99,
      cartTotal: 53.91,
      delivery: 4.5,
      orderTotal: 58.41,
      tax: { ...zero, orderTotal: 5.11 },
    },
    couponCode: 'JESEN10',
    vatByRate: [
      { rate: 25, base: 12.24, vat: 3.06 },
      { rate: 5, base: 41.06, vat: 2.05 },
    ],
    billing: address,
    shipping: { ...address, type: 'shipping' },
    delivery: { name: 'Dostava na adresu', estimate: '1 – 3 radna dana u Hrvatskoj, 3 – 7 u inozemstvu', branch: null },
    payment: {
      name: 'Opća uplatnica',
      instructions: 'Knjige čuvamo pet radnih dana, a pripremamo ih čim uplata stigne.',
      bankTransfer: {
        recipient: sampleCompany.legalName,
        recipientAddress: 'Tiha ulica 7, 10000 Zagreb',
        iban: sampleCompany.iban,
        bank: sampleCompany.bank,
        model: 'HR00',
        reference: '2026-000123',
        purpose: 'Narudžba 2026-000123',
        amount: 58.41,
      },
    },
    message: '',
    gift: null,
    ...own,
  }
}

type Line = Order['items'][number]

export function line({ finalPrice, qty, ...own }: Pick<Line, 'name' | 'sku' | 'finalPrice' | 'qty' | 'vatRate'> & Partial<Line>): Line {
  return { productId: 1, optionLabels: [], discount: 0, finalPrice, qty, row: Math.round(finalPrice * qty * 100) / 100, ...own }
}
