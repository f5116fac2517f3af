import { expect, it } from 'vitest'
import { splitHouseNumber } from './house-number'

it.each([
  ['12', '12', ''],
  ['12a', '12', 'a'],
  [' 7/2 ', '7', '/2'],
  ['bb', '', 'bb'],
  ['', '', ''],
])('the house number %j is %j and %j', (text, HouseNumber, HouseNumberInfo) =>
  expect(splitHouseNumber(text)).toEqual({ HouseNumber, HouseNumberInfo }),
)
