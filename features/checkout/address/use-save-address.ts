'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { newsletterQuery } from '@/features/newsletter/queries'
import { profileQuery } from '@/features/auth/session/queries'
import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { guestApi } from '@/lib/api/v1/user/guest'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { writeCookie } from '@/lib/browser/cookies'
import { toastErrorText } from '@/lib/browser/toast/toast'
import type { AddressValues, AddressKind } from './address-schema'
import { addressBookChanges, type AddressChange } from './address-book-changes'
import { acceptedConsentsFor, useCheckoutStore, type ConsentSubject } from '@/features/checkout/state/checkout-store'
import { guestPayload } from './guest-payload'
import { logConsents } from '@/features/checkout/review/log-consents'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import { guestQuery } from '@/features/checkout/queries'

/** The ids of the saved addresses by place. */
type SavedIds = Partial<Record<AddressKind, number>>

type Saved = { ids: SavedIds } | { problem: string; cause: unknown }

type Buyer = { user: User | null; digitalOnly: boolean; consents: readonly Consent[] }

/**
 * Submits the address step: updates the cart's buyer, logs consents, updates the address book. Every part is idempotent, so a retry is safe. The next step
 * fetches the cart: another country may change the price of delivery.
 */
export function useSaveAddress(ref: CartRef, { user, digitalOnly, consents }: Buyer) {
  const client = useQueryClient()
  const t = useTranslations('checkout')

  /** @returns the saved ids, or what to show instead of the next step @throws ApiError for the form */
  return async function save(values: AddressValues): Promise<Saved> {
    const guest = await call(guestApi.update, { ...ref, ...guestPayload(values, { digitalOnly }) })
    const subject: ConsentSubject = { userType: user ? 'registered' : 'guest', email: guest.email }
    const decision = { cartRef: ref, subject, shown: consents.map(({ id }) => id), accepted: values.consents }
    const optional = newOptionalConsents(consents, decision)
    try {
      await logConsents(decision)
    } catch (error) {
      return { problem: t('address.consentLogFailed'), cause: error }
    }
    if (optional.length > 0) await subscribe(optional, guest.email)
    if (user && optional.length > 0) void client.invalidateQueries({ queryKey: newsletterQuery.queryKey })
    const savedIds = user ? await saveToAddressBook(values, user) : {}
    if (!user) writeCookie('guestUser', guest.email)
    clearAttempt()
    useCheckoutStore.setState({ missingConsents: [], lastShownEmail: guest.email })
    client.setQueryData(guestQuery(ref).queryKey, guest)
    return { ids: savedIds }
  }

  /** A failure is shown and does not stop the order (docs/rules/checkout.md#address-book). */
  async function saveToAddressBook(values: AddressValues, { addresses }: User): Promise<SavedIds> {
    const changes = addressBookChanges(values, addresses)
    const savedIds: SavedIds = {}
    if (changes.length === 0) return savedIds
    try {
      for (const { kind, address } of changes) {
        savedIds[kind] = (await saveAddress(address)).id
      }
    } catch (error) {
      toastErrorText(t('address.bookFailed'), error)
    }
    await client.invalidateQueries({ queryKey: profileQuery.queryKey })
    return savedIds
  }
}

/** An address that another tab has deleted is added anew with what was typed. */
async function saveAddress(address: AddressChange['address']) {
  if (!('id' in address)) return call(addressApi.create, address)
  try {
    return await call(addressApi.update, address)
  } catch (error) {
    if (!hasErrorCode(error, 'NOT_FOUND')) throw error
    const { id: _gone, ...typed } = address
    return call(addressApi.create, { ...typed, type: 'other' })
  }
}

type Decision = { cartRef: CartRef; subject: ConsentSubject; accepted: readonly number[] }

/** Optional consents that this e-mail accepts for the first time. */
function newOptionalConsents(consents: readonly Consent[], { cartRef, subject, accepted }: Decision) {
  const before = acceptedConsentsFor(cartRef.cartId)
  const known = before?.subject.email === subject.email ? before.ids : []
  return consents.filter(({ id, required }) => !required && accepted.includes(id) && !known.includes(id)).map(({ id }) => id)
}

/** docs/rules/checkout.md#newsletter-consent */
async function subscribe(accepted: readonly number[], email: string) {
  try {
    const { records } = await call(consentApi.filter, { assignedTo: 'newsletter', limit: 100 })
    if (records.some(({ id }) => accepted.includes(id))) await call(newsletterApi.subscribe, { email })
  } catch {
    // The shopper can subscribe again in the footer.
  }
}
