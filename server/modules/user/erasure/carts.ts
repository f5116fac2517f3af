import { and, eq, exists, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { guests } from '@/server/db/schema/user'
import { isAddressOf, type Person } from './person'

function ordered(tx: Tx, more?: SQL) {
  return tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.cartId, carts.id), more))
}

/** Carts of the account or of a guest with the address, without an order. */
export function isOpenCartOf(tx: Tx, person: Person): SQL | undefined {
  const { siteId, userId, identifiedBy } = person
  const isMailbox = and(eq(guests.siteId, siteId), isAddressOf(person, guests.email))
  const mailboxGuests = tx.select({ id: guests.id }).from(guests).where(isMailbox)
  const ofGuest = identifiedBy === 'mailbox' ? and(isNull(carts.userId), inArray(carts.guestId, mailboxGuests)) : undefined
  const isTheirs = or(userId === null ? undefined : eq(carts.userId, userId), ofGuest) ?? sql`false`
  return and(isTheirs, notExists(ordered(tx)))
}

/** Carts that the chosen orders were placed from. */
export function isOrderedCart(tx: Tx, isChosen: SQL | undefined): SQL {
  return exists(ordered(tx, isChosen))
}
