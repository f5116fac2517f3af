import { expect, it } from 'vitest'
import type { OrderAddress } from './address-schema'
import { addressBookChanges } from './address-book-changes'

const address = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '091 234 567',
  country: 'HR',
  street: 'Ilica',
  houseNumber: '1',
  city: 'Zagreb',
  zipCode: '10000',
}
const typed: OrderAddress = { address, bookId: null, edits: null, keep: true }
const book = [
  { id: 1, type: 'shipping' as const },
  { id: 2, type: 'main' as const },
]

const shippingChange = (address: object) => ({ kind: 'shipping', address })
const billingChange = (address: object) => ({ kind: 'billing', address })

it.each<[string, OrderAddress, OrderAddress | null, typeof book, object[]]>([
  ['creates the first address as shipping', typed, null, [], [shippingChange({ ...address, type: 'shipping' })]],
  [
    'creates the first billing address as main',
    typed,
    typed,
    [],
    [shippingChange({ ...address, type: 'shipping' }), billingChange({ ...address, type: 'main' })],
  ],
  [
    'creates further addresses as other',
    typed,
    typed,
    book,
    [shippingChange({ ...address, type: 'other' }), billingChange({ ...address, type: 'other' })],
  ],
  ['updates an edited address', { ...typed, edits: 1 }, null, book, [shippingChange({ ...address, id: 1 })]],
  ['leaves a chosen address unchanged', { ...typed, bookId: 1 }, null, book, []],
  ['does not save an address for one order', { ...typed, keep: false }, null, [], []],
])('%s', (_, shipping, billing, known, changes) => expect(addressBookChanges({ shipping, billing }, known)).toEqual(changes))
