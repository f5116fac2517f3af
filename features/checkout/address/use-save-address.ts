'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { profileQuery } from '@/features/auth/session/queries'
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
import { addressBookChanges } from './address-book-changes'
import { acceptedConsentsFor, useCheckoutStore, type ConsentSubject } from '@/features/checkout/checkout-store'
import { guestPayload } from './guest-payload'
import { logConsents } from '@/features/checkout/review/log-consents'
import { clearAttempt } from '@/features/checkout/attempt/order-attempt'
import { guestQuery } from '@/features/checkout/queries'

/** The entries of the book that hold what was typed. */
type SavedIds = Partial<Record<PlaceName, number>>

type Buyer = { user: User | null; digitalOnly: boolean; consents: readonly Consent[] }

/**
 * The address step's submit (SPEC 4): tells this cart who buys and where it goes, logs what was agreed to, and keeps new addresses in the book.
 * Each part may be repeated, so a retry after a failure anywhere leaves nothing twice.
 */
export function useSaveAddress(ref: CartRef, { user, digitalOnly, consents }: Buyer) {
  const client = useQueryClient()
  const t = useTranslations('checkout')

  /** Null: it failed and that was told. Throws what belongs to the form. */
  return async function save(values: AddressValues): Promise<SavedIds | null> {
    const guest = await call(guestApi.update, { ...ref, ...guestPayload(values, { digitalOnly }) })
    const who: ConsentSubject = { userType: user ? 'registered' : 'guest', email: guest.email }
    const said = { cartId: ref.cartId, who, shown: consents.map(({ id }) => id), ticked: values.consents }
    const wished = newOptionalConsents(consents, said)
    try {
      await logConsents(said)
    } catch {
      toastError(t('address.consentLogFailed'))
      return null
    }
    if (wished.length > 0) await subscribe(wished, guest.email)
    const kept = user ? await saveToAddressBook(values, user) : {}
    if (!user) writeCookie('guestUser', guest.email)
    clearAttempt()
    useCheckoutStore.setState({ missingConsents: [] })
    client.setQueryData(guestQuery(ref).queryKey, guest)
    // Another country may mean another price of delivery.
    await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
    return kept
  }

  /** The order does not wait for the book: what could not be written there is told, and one goes on. */
  async function saveToAddressBook(values: AddressValues, { addresses }: User): Promise<SavedIds> {
    const changes = addressBookChanges(values, addresses)
    const kept: SavedIds = {}
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

type Wish = { cartId: string; who: ConsentSubject; ticked: readonly number[] }

/** What was agreed to just now although nothing asked for it. Another e-mail has agreed to nothing yet. */
function newOptionalConsents(consents: readonly Consent[], { cartId, who, ticked }: Wish) {
  const before = acceptedConsentsFor(cartId)
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
