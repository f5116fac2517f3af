import { expect, it } from 'vitest'
import { splitStreet } from './split-street'

it.each([
  ['Tiha ulica 7', 'Tiha ulica', '7'],
  ['Ulica 101. brigade 12b', 'Ulica 101. brigade', '12b'],
  ['Zagrebačka bb', 'Zagrebačka', 'bb'],
  ['Trg', 'Trg', ''],
])('the line %j is the street %j with number %j', (line, street, houseNumber) => expect(splitStreet(line)).toEqual({ street, houseNumber }))
