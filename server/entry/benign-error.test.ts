import { expect, it } from 'vitest'
import { isBenignError } from './benign-error'

it.each<[string, string, NodeJS.UncaughtExceptionOrigin, boolean]>([
  ['a visitor who left', 'ECONNRESET', 'uncaughtException', true],
  ['a visitor who left while we wrote', 'EPIPE', 'uncaughtException', true],
  ['a database that ended a connection as it was made', '57P01', 'unhandledRejection', true],
  ['a connection that was lost as it was made', 'CONNECTION_CLOSED', 'unhandledRejection', true],
  ['the same, thrown in the middle of something', 'CONNECTION_CLOSED', 'uncaughtException', false],
  ['a mistake of ours', '', 'unhandledRejection', false],
  ['a query that is wrong', '42601', 'unhandledRejection', false],
])('%s', (_, code, origin, expected) => {
  expect(isBenignError(Object.assign(new Error('x'), { code }), origin)).toBe(expected)
})
