import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { acceptedConsentsFor, useCheckoutStore, type ConsentSubject } from '@/features/checkout/state/checkout-store'

type ConsentDecision = {
  /** An order counts only what came with its cart's pair (docs/rules/orders.md#checkout-consents). */
  cartRef: CartRef
  subject: ConsentSubject
  /** Ids of the consents on the screen: only those can have been withdrawn. */
  shown: readonly number[]
  accepted: readonly number[]
}

/** Logs accepted and withdrawn consents (docs/rules/checkout.md#consent-log). */
export async function logConsents({ cartRef, subject, shown, accepted }: ConsentDecision) {
  const { cartId, protectCode } = cartRef
  const before = acceptedConsentsFor(cartId)
  const known = before?.ids ?? []
  const withdrawn = known.filter((id) => shown.includes(id) && !accepted.includes(id))
  const acceptance = { cartId, protectCode, sourceType: 'checkout', user: subject }
  if (accepted.length > 0) await call(consentApi.createLog, { ...acceptance, status: true, consents: [...accepted] })
  // Under the e-mail that accepted them: another one has accepted nothing.
  const withdrawal = { cartId, protectCode, sourceType: 'checkout', user: before?.subject ?? subject }
  if (withdrawn.length > 0) await call(consentApi.createLog, { ...withdrawal, status: false, consents: withdrawn })
  const others = known.filter((id) => !shown.includes(id))
  useCheckoutStore.setState({ acceptedConsents: { cartId, subject, ids: [...others, ...accepted] } })
}
