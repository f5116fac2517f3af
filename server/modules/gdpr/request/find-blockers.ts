import { eq } from 'drizzle-orm'
import type { PrivacyPreview } from '@/lib/api/v1/gdpr/office/request.schema'
import type { Tx } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import { loadBlockers } from '@/server/modules/user/erasure/blockers'
import { isOrderOf, type Person } from '@/server/modules/user/erasure/person'

/** What the erasure waits for (docs/rules/privacy.md#deletion-blockers). */
export async function findBlockers(tx: Tx, person: Person, now: Date): Promise<PrivacyPreview['blockers']> {
  const orders = await loadBlockers(tx, now, isOrderOf(person))
  if (person.userId === null) return orders
  const [account] = await tx.select({ isBackoffice: users.isBackoffice }).from(users).where(eq(users.id, person.userId))
  return account?.isBackoffice ? [{ reason: 'officeAccount', orderId: null, number: '' }, ...orders] : orders
}
