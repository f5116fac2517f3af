/** Where this tab keeps an order whose answer may have been lost (features/checkout/attempt/order-attempt.ts). */
export const attemptPlace = 'order-attempt'

export function isOrderUnderWay(): boolean {
  try {
    return sessionStorage.getItem(attemptPlace) !== null
  } catch {
    return false
  }
}
