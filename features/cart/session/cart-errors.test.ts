import { expect, it } from 'vitest'
import { ApiError, errorTable, type ErrorCode } from '@/lib/api/errors'
import { sessionLoss } from './cart-errors'

const failure = (code: ErrorCode) =>
  new ApiError({ message: errorTable[code].message, statusCode: errorTable[code].status, data: { code } })

it.each([
  ['SESSION_USED', true, 'quiet'],
  ['SESSION_USED', false, 'quiet'],
  ['CART_ARCHIVED', false, 'told'],
  ['CART_NOT_FOUND', false, 'quiet'],
  ['BAD_REQUEST', true, 'quiet'],
  ['BAD_REQUEST', false, 'none'],
  ['OUT_OF_STOCK', false, 'none'],
  ['INTERNAL', true, 'none'],
] as const)('%s while reading=%s is %s', (code, reading, loss) => expect(sessionLoss(failure(code), { reading })).toBe(loss))

it('a lost connection loses no cart', () => {
  expect(sessionLoss(new ApiError({ message: '', statusCode: 0 }), { reading: true })).toBe('none')
})
