import { ApiError, hasErrorCode } from '@/lib/api/errors'

export type SessionLoss = 'none' | 'silent' | 'reported'

/**
 * Whether an error means that the cart is lost (docs/rules/cart.md#session-loss). Only an archived cart is reported to the shopper.
 */
export function sessionLoss(error: unknown, { refusalMeansLost }: { refusalMeansLost: boolean }): SessionLoss {
  if (!(error instanceof ApiError)) return 'none'
  switch (error.code) {
    case 'SESSION_USED':
      return 'silent'
    case 'CART_ARCHIVED':
      return 'reported'
    case 'CART_NOT_FOUND':
      return 'silent'
    default:
      return refusalMeansLost && (error.status === 400 || error.status === 409) ? 'silent' : 'none'
  }
}

/** Whether the line was removed already, such as in another window. */
export function isNotInCart(error: unknown): boolean {
  return hasErrorCode(error, 'ITEM_NOT_IN_CART')
}
