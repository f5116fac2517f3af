import { ApiError } from '@/lib/api/errors'

/** Another window was quicker: the line is gone already. */
export function isNotInCart(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ITEM_NOT_IN_CART'
}
