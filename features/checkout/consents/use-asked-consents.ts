import { useQuery } from '@tanstack/react-query'
import { newsletterQuery } from '@/features/newsletter/queries'
import type { CartRef } from '@/features/cart/session/cart-store'
import { newsletterConsentsQuery, useCheckoutConsents } from '@/features/checkout/queries'
import { acceptedConsentsFor } from '@/features/checkout/state/checkout-store'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { askedConsents } from './asked-consents'

/** The consents of the address step. `asked` is null until they are known; what cannot be learned of the newsletter hides nothing. */
export function useAskedConsents({ cartId }: CartRef, user: User | null) {
  const query = useCheckoutConsents()
  const newsletter = useQuery({ ...newsletterQuery, enabled: user !== null, retry: false })
  const isSubscribed = user !== null && newsletter.data !== undefined && newsletter.data.state !== 'none'
  const subscribing = useQuery({ ...newsletterConsentsQuery, enabled: isSubscribed, retry: false })
  const isKnown = query.data !== undefined && !newsletter.isLoading && !subscribing.isLoading
  return { query, asked: isKnown ? ask() : null }

  function ask(): Consent[] {
    const subscribed = isSubscribed ? (subscribing.data?.records ?? []).map(({ id }) => id) : []
    return askedConsents(query.data?.records ?? [], { subscribed, accepted: acceptedConsentsFor(cartId)?.ids ?? [] })
  }
}
