import { expect, it } from 'vitest'
import type { DeliveryBranch } from '@/lib/api/entities/delivery.schema'
import { findBranches } from './find-branches'

const branch = (id: number, city: string, name: string, zipCode = '10000'): DeliveryBranch => ({
  id,
  city,
  name,
  zipCode,
  street: 'Lipina ulica',
  houseNumber: '7',
  hours: '',
  code: '',
})
const branches = [
  branch(1, 'Zagreb', 'Kiosk Tri lipe'),
  branch(2, 'Šibenik', 'Paketomat Riva', '22000'),
  branch(3, 'Đakovo', 'Trafika Kod ure', '31400'),
  branch(4, 'Čakovec', 'Papirnica', '40000'),
  branch(5, 'Zagreb', 'Paketomat Jarun'),
]

it.each([
  ['all by city', '', '', [4, 3, 2, 1, 5]],
  ['the buyer’s city first', '', 'Sibenik ', [2, 4, 3, 1, 5]],
  ['without diacritics', 'sibenik', '', [2]],
  ['a letter with a stroke', 'dakovo', '', [3]],
  ['with diacritics', 'Čak', '', [4]],
  ['a city and a name in any order', 'jarun zagreb', '', [5]],
  ['a postal code', '314', '', [3]],
  ['a street', 'lipina 7', 'Zagreb', [1, 5, 4, 3, 2]],
  ['no match', 'Osijek', 'Zagreb', []],
  ['only spaces', '   ', '', [4, 3, 2, 1, 5]],
])('%s', (_, query, town, ids) => expect(findBranches(branches, { query, town }).map(({ id }) => id)).toEqual(ids))
