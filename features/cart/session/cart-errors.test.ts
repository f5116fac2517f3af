import { expect, it } from 'vitest'
import { ApiError, errorTable, type ErrorCode } from '@/lib/api/errors'
import { sessionLoss } from './cart-errors'

const failure = (code: ErrorCode) =>
  new ApiError({ message: errorTable[code].message, statusCode: errorTable[code].status, data: { code } })

it.each([
  ['SESSION_USED', true, 'silent'],
  ['SESSION_USED', false, 'silent'],
  ['CART_ARCHIVED', false, 'reported'],
  ['CART_NOT_FOUND', false, 'silent'],
  ['BAD_REQUEST', true, 'silent'],
  ['BAD_REQUEST', false, 'none'],
  ['OUT_OF_STOCK', false, 'none'],
  ['INTERNAL', true, 'none'],
] as const)('treats %s with refusalMeansLost=%s as %s', (code, refusalMeansLost, loss) =>
  expect(sessionLoss(failure(code), { refusalMeansLost })).toBe(loss),
)

it('keeps the cart when the connection is lost', () => {
  expect(sessionLoss(new ApiError({ message: '', statusCode: 0 }), { refusalMeansLost: true })).toBe('none')
})
