import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'
import { addressForm, type AddressForm } from './address-schema'

/** As long as the cookies that help forms, in ms (SPEC 9: 30 days). */
const lifetime = 30 * 86_400_000

const Draft = z.object({ userId: z.string().nullable(), at: z.number(), values: addressForm })

const storedDraft = defineStored({
  key: 'checkout-address',
  schema: (value) => Draft.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: true,
})

/** What was typed so far, kept on this device so that a reload loses nothing. Consents are asked anew. */
export function saveDraft(values: AddressForm, userId: string | null) {
  storedDraft.set({ userId, at: Date.now(), values: { ...values, consents: {} } })
}

/**
 * What this person typed. What was typed before signing in is theirs too; what somebody signed in typed is nobody else's. A draft of another
 * make or age counts as none.
 */
export function readDraft(userId: string | null): AddressForm | null {
  const draft = storedDraft.get()
  if (!draft || Date.now() - draft.at > lifetime) return null
  return draft.userId === null || draft.userId === userId ? draft.values : null
}

export function clearDraft() {
  storedDraft.remove()
}
