import { useState } from 'react'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useCart } from '@/features/cart/queries'

/** Why a cart that this page has shown is gone, if it is. */
export function useLostCart(): 'signedOut' | 'emptied' | null {
  const { data: cart } = useCart()
  const isSignedIn = useAuthStore(({ status }) => status === 'signedIn')
  const [shown, setShown] = useState<'guest' | 'user' | null>(null)
  const isShown = cart ? cart.items.length > 0 : false
  const shopper = isSignedIn ? 'user' : 'guest'
  // The session and the cart end one after the other: whose cart it was is what the last render with both has shown.
  if (isShown && shown !== shopper && !(shown === 'user' && !isSignedIn)) setShown(shopper)
  if (isShown || shown === null) return null
  return shown === 'user' && !isSignedIn ? 'signedOut' : 'emptied'
}
