import { and, eq } from 'drizzle-orm'
import type { SiteInfo } from '@/server/core/context'
import { loadSigningKey, readSignedValue, signValue } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'
import { seatReservations } from '@/server/db/schema/calendar'

type Site = Pick<SiteInfo, 'id'>

/** The token of a reservation's mails: it confirms and cancels (docs/rules/events.md#seats-opt-in). */
export async function signSeatToken(tx: Tx, site: Site, id: number): Promise<string> {
  return signValue(await loadSigningKey(tx, site.id), 'seats', String(id))
}

/** The reservation of a token; null if it is gone or the token is not ours. */
export async function findLinkedReservation(tx: Tx, site: Site, token: string) {
  const value = readSignedValue(await loadSigningKey(tx, site.id), 'seats', token)
  if (value === null) return null
  const isLinked = and(eq(seatReservations.id, Number(value)), eq(seatReservations.siteId, site.id))
  const [row] = await tx.select().from(seatReservations).where(isLinked)
  return row ?? null
}
