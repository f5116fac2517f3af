import { expect, it } from 'vitest'
import { isBenignError } from './benign-error'

it.each<[string, string, NodeJS.UncaughtExceptionOrigin, boolean]>([
  ['a client that disconnected', 'ECONNRESET', 'uncaughtException', true],
  ['a client that disconnected during a write', 'EPIPE', 'uncaughtException', true],
  ['a connection terminated while it was opened', '57P01', 'unhandledRejection', true],
  ['a connection lost while it was opened', 'CONNECTION_CLOSED', 'unhandledRejection', true],
  ['the same as an uncaught exception', 'CONNECTION_CLOSED', 'uncaughtException', false],
  ['a programming error', '', 'unhandledRejection', false],
  ['a wrong query', '42601', 'unhandledRejection', false],
])('%s', (_, code, origin, expected) => {
  expect(isBenignError(Object.assign(new Error('x'), { code }), origin)).toBe(expected)
})
