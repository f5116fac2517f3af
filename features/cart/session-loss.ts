import { ApiError } from '@/lib/api/errors'

export type SessionLoss = 'none' | 'quiet' | 'told'

/**
 * Whether a failure means that our cart is gone for good (SPEC 8): one that became an order is left without a word, one that was archived
 * otherwise is told, and so is any other 400, 404 or 409 of reading it.
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
