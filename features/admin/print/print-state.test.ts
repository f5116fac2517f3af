import { expect, it } from 'vitest'
import { parsePrintState, printQueryOf } from './print-state'

it.each([
  [{}, { view: 'pack' }],
  [
    { view: 'send', q: 'ana', page: '2' },
    { view: 'send', q: 'ana', page: '2' },
  ],
  [{ view: 'holds', q: ['a'], page: '0' }, { view: 'pack' }],
])('reads the address %j and writes it again (docs/rules/printing.md#print-screen)', (query, address) => {
  expect(printQueryOf(parsePrintState(query))).toEqual(address)
})
