import { call } from '@/lib/api/client'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { acceptedConsentsFor, useCheckoutStore, type ConsentSubject } from '@/features/checkout/checkout-store'

type ConsentDecision = {
  cartId: string
  who: ConsentSubject
  /** The wordings that were on the screen, by id: only those can have been taken back. */
  shown: readonly number[]
  accepted: readonly number[]
}

/** Writes down what was agreed to, and what this shopper has taken back since they agreed to it. The log is append only. */
export async function logConsents({ cartId, who, shown, accepted: ticked }: ConsentDecision) {
  const before = acceptedConsentsFor(cartId)
  const known = before?.ids ?? []
  const withdrawn = known.filter((id) => shown.includes(id) && !ticked.includes(id))
  const given = { sourceType: 'checkout', user: who }
  if (ticked.length > 0) await call(consentApi.createLog, { ...given, status: true, consents: [...ticked] })
  // Under the name it was given by: with another e-mail nothing of it would be taken back.
  const taken = { sourceType: 'checkout', user: before?.who ?? who }
  if (withdrawn.length > 0) await call(consentApi.createLog, { ...taken, status: false, consents: withdrawn })
  const others = known.filter((id) => !shown.includes(id))
  useCheckoutStore.setState({ acceptedConsents: { cartId, who, ids: [...others, ...ticked] } })
}
