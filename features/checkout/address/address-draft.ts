import { z } from 'zod'
import { addressForm, type AddressForm } from './address-schema'

const key = 'checkout-address'
/** As long as the cookies that help forms, in ms (SPEC 9: 30 days). */
const lifetime = 30 * 86_400_000

const Kept = z.object({ userId: z.string().nullable(), at: z.number(), values: addressForm })

/** What was typed so far, kept on this device so that a reload loses nothing. Consents are asked anew. */
export function keepDraft(values: AddressForm, userId: string | null) {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, at: Date.now(), values: { ...values, consents: {} } }))
  } catch {
    // Without room or leave to store, a reload begins with what the server knows.
  }
}

/**
 * What this person typed. What was typed before signing in is theirs too; what somebody signed in typed is nobody else's. A draft of another
 * make or age counts as none.
 */
export function readDraft(userId: string | null): AddressForm | null {
  const kept = Kept.safeParse(stored()).data
  if (!kept || Date.now() - kept.at > lifetime) return null
  return kept.userId === null || kept.userId === userId ? kept.values : null
}

export function forgetDraft() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
