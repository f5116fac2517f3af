import { ApiError } from '@/lib/api/errors'

export type SessionLoss = 'none' | 'quiet' | 'told'

/**
 * Whether a failure means that our cart is gone for good (SPEC 8). One that was archived is told, whatever was asked of it. One that became an order is left
 * without a word, and so is one that does not exist or that cannot be read (400, 409): there is nothing that the shopper could do about it.
 * Only a change leads home then (./use-cart-failure.ts). Of reading SPEC 4 and 8 ask that the session is cleared and no more, and so it has to be: the badge reads
 * the cart on every page, also while its order is being paid for or has just been made on this page, and on the first one that is opened days later.
 */
export function sessionLoss(error: unknown, { reading }: { reading: boolean }): SessionLoss {
  if (!(error instanceof ApiError)) return 'none'
  switch (error.code) {
    case 'SESSION_USED':
      return 'quiet'
    case 'CART_ARCHIVED':
      return 'told'
    case 'CART_NOT_FOUND':
      return 'quiet'
    default:
      return reading && (error.status === 400 || error.status === 409) ? 'quiet' : 'none'
  }
}
