import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'
import { addressForm, type AddressForm } from './address-schema'

/** docs/rules/checkout.md#address-draft */
const lifetimeMs = 30 * 86_400_000

/** `saved`: the form as the order has it, without consents; null before the first time. */
const Draft = z.object({ userId: z.string().nullable(), at: z.number(), values: addressForm, saved: addressForm.nullable().default(null) })

const storedDraft = defineStored({
  key: 'checkout-address',
  parse: (value) => Draft.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: true,
})

/** Saves what was typed, without consents, so that a reload loses nothing. */
export function saveDraft(values: AddressForm, userId: string | null) {
  const before = storedDraft.get()
  const saved = before?.userId === userId ? before.saved : null
  storedDraft.set({ userId, at: Date.now(), values: { ...values, consents: {} }, saved })
}

/** Remembers that the order has `sent`; the form may hold later changes. */
export function markDraftSaved({ sent, values }: Record<'sent' | 'values', AddressForm>, userId: string | null) {
  storedDraft.set({ userId, at: Date.now(), values: { ...values, consents: {} }, saved: { ...sent, consents: {} } })
}

/** Whether an address was changed after the order took it over, and not saved (docs/rules/checkout.md#unsaved-address). */
export function hasUnsavedAddress(userId: string | null): boolean {
  const draft = storedDraft.get()
  if (!draft?.saved || draft.userId !== userId) return false
  return JSON.stringify(draft.values) !== JSON.stringify(draft.saved)
}

/**
 * The draft of this user, or of the guest who has signed in since. Another user's, expired and malformed drafts count as none.
 */
export function readDraft(userId: string | null): AddressForm | null {
  const draft = storedDraft.get()
  if (!draft || Date.now() - draft.at > lifetimeMs) return null
  return draft.userId === null || draft.userId === userId ? draft.values : null
}

/** Whether the draft was typed before signing in. */
export function isGuestDraft(): boolean {
  return storedDraft.get()?.userId === null
}

export function clearDraft() {
  storedDraft.remove()
}
