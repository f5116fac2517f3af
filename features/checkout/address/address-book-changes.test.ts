import { expect, it } from 'vitest'
import type { Place } from './address-schema'
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
const typed: Place = { address, bookId: null, edits: null, keep: true }
const book = [
  { id: 1, type: 'shipping' as const },
  { id: 2, type: 'main' as const },
]

const toParcels = (address: object) => ({ at: 'shipping', address })
const toBills = (address: object) => ({ at: 'billing', address })

it.each<[string, Place, Place | null, typeof book, object[]]>([
  ['the first address is for parcels', typed, null, [], [toParcels({ ...address, type: 'shipping' })]],
  [
    'the first bill’s address is for bills',
    typed,
    typed,
    [],
    [toParcels({ ...address, type: 'shipping' }), toBills({ ...address, type: 'main' })],
  ],
  ['one more serves nothing yet', typed, typed, book, [toParcels({ ...address, type: 'other' }), toBills({ ...address, type: 'other' })]],
  ['a change goes to the one it came from', { ...typed, edits: 1 }, null, book, [toParcels({ ...address, id: 1 })]],
  ['a saved one is left alone', { ...typed, bookId: 1 }, null, book, []],
  ['an address for once', { ...typed, keep: false }, null, [], []],
])('%s', (_, shipping, billing, known, changes) => expect(addressBookChanges({ shipping, billing }, known)).toEqual(changes))
