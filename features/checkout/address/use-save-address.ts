'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { profileQuery } from '@/features/auth/queries'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { guestApi } from '@/lib/api/v1/user/guest'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { writeCookie } from '@/lib/browser/cookies'
import { toastError } from '@/lib/browser/toast'
import type { AddressValues, PlaceName } from './address-schema'
import { bookChanges } from './address-book-changes'
import { agreedFor, useCheckoutStore, type Who } from '@/features/checkout/checkout-store'
import { guestPayload } from './guest-payload'
import { logConsents } from '@/features/checkout/review/log-consents'
import { forgetAttempt } from '@/features/checkout/attempt/order-attempt'
import { guestQuery } from '@/features/checkout/queries'

/** The entries of the book that hold what was typed. */
type Kept = Partial<Record<PlaceName, number>>

type Buyer = { user: User | null; digitalOnly: boolean; consents: readonly Consent[] }

/**
 * The address step's submit (SPEC 4): tells this cart who buys and where it goes, logs what was agreed to, and keeps new addresses in the book.
 * Each part may be repeated, so a retry after a failure anywhere leaves nothing twice.
 */
export function useSaveAddress(ref: CartRef, { user, digitalOnly, consents }: Buyer) {
  const client = useQueryClient()
  const t = useTranslations('checkout')

  /** Null: it failed and that was told. Throws what belongs to the form. */
  return async function save(values: AddressValues): Promise<Kept | null> {
    const guest = await call(guestApi.update, { ...ref, ...guestPayload(values, { digitalOnly }) })
    const who: Who = { userType: user ? 'registered' : 'guest', email: guest.email }
    const said = { cartId: ref.cartId, who, shown: consents.map(({ id }) => id), ticked: values.consents }
    const wished = freshWishes(consents, said)
    try {
      await logConsents(said)
    } catch {
      toastError(t('address.consentLogFailed'))
      return null
    }
    if (wished.length > 0) await subscribe(wished, guest.email)
    const kept = user ? await keepInBook(values, user) : {}
    if (!user) writeCookie('guestUser', guest.email)
    forgetAttempt()
    useCheckoutStore.setState({ asked: [] })
    client.setQueryData(guestQuery(ref).queryKey, guest)
    // Another country may mean another price of delivery.
    await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
    return kept
  }

  /** The order does not wait for the book: what could not be written there is told, and one goes on. */
  async function keepInBook(values: AddressValues, { addresses }: User): Promise<Kept> {
    const changes = bookChanges(values, addresses)
    const kept: Kept = {}
    if (changes.length === 0) return kept
    try {
      for (const { at, address } of changes) {
        const { id } = 'id' in address ? await call(addressApi.update, address) : await call(addressApi.create, address)
        kept[at] = id
      }
    } catch {
      toastError(t('address.bookFailed'))
    }
    await client.invalidateQueries({ queryKey: profileQuery.queryKey })
    return kept
  }
}

type Wish = { cartId: string; who: Who; ticked: readonly number[] }

/** What was agreed to just now although nothing asked for it. Another e-mail has agreed to nothing yet. */
function freshWishes(consents: readonly Consent[], { cartId, who, ticked }: Wish) {
  const before = agreedFor(cartId)
  const known = before?.who.email === who.email ? before.ids : []
  return consents.filter(({ id, required }) => !required && ticked.includes(id) && !known.includes(id)).map(({ id }) => id)
}

/** Whoever agrees to the newsletter's own wording is asked by mail to confirm it. The order does not depend on that. */
async function subscribe(wished: readonly number[], email: string) {
  try {
    const { records } = await call(consentApi.filter, { assignedTo: 'newsletter', limit: 100 })
    if (records.some(({ id }) => wished.includes(id))) await call(newsletterApi.subscribe, { email })
  } catch {
    // It can be asked for again at the foot of any page.
  }
}
