import type { CarriedParcel } from '@/server/adapters/carrier/port'

/** A parcel to a person in Zagreb, paid. */
export const sampleParcel: CarriedParcel = {
  reference: '2026-000123-45-1',
  shipmentId: 45,
  orderNumber: '2026-000123',
  shop: 'Pod lampom',
  sender: {
    name: 'Pod lampom d.o.o.',
    contact: 'Pod lampom',
    street: 'Tiha ulica',
    houseNumber: '7',
    zipCode: '10000',
    city: 'Zagreb',
    country: 'HR',
    phone: '+385 1 5550 123',
    email: 'knjizara@podlampom.example',
  },
  recipient: {
    name: 'Mirjana Šćepanović-Đurđević',
    contact: 'Mirjana Šćepanović-Đurđević',
    street: 'Ulica Čede Žica',
    houseNumber: '12b',
    zipCode: '10000',
    city: 'Zagreb',
    country: 'HR',
    phone: '+385 91 5550 100',
    email: 'mirjana@primjer.hr',
  },
  pickupPoint: null,
  collectCents: null,
  weightGrams: 1250,
  packages: 1,
  requestedAt: new Date('2026-11-21T10:00:00.000Z'),
}
