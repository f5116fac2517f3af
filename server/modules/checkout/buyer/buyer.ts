import { asc, desc, eq } from 'drizzle-orm'
import type { Address } from '@/lib/api/entities/address.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { countries } from '@/server/db/schema/site'
import { addresses, guests } from '@/server/db/schema/user'
import type { CartRow } from '@/server/modules/cart/record/open-cart'

/** The buyer of a cart (docs/rules/checkout.md#buyer-identity). */
export type Buyer = { kind: 'guest'; id: number } | { kind: 'user'; id: number }

export function buyerOf({ actor }: Pick<Ctx, 'actor'>, { guestId }: Pick<CartRow, 'guestId'>): Buyer | null {
  if (guestId !== null) return { kind: 'guest', id: guestId }
  return actor.kind === 'user' ? { kind: 'user', id: actor.id } : null
}

export function requireBuyer(ctx: Pick<Ctx, 'actor'>, cart: Pick<CartRow, 'guestId'>): Buyer {
  const buyer = buyerOf(ctx, cart)
  if (!buyer) throw new AppError('NO_ACTIVE_USER')
  return buyer
}

export async function findGuest(tx: Tx, buyer: Buyer | null) {
  if (buyer?.kind !== 'guest') return null
  const [guest] = await tx.select().from(guests).where(eq(guests.id, buyer.id)).prepare('guest').execute()
  return guest ?? null
}

/** The e-mail address of the order: the cart's, else the account's, else the bill's. */
export function orderEmail(
  { actor }: Pick<Ctx, 'actor'>,
  { guest, billing }: { guest: { email: string } | null; billing: Pick<BuyerAddress, 'contactEmail'> | undefined },
): string {
  return guest?.email || (actor.kind === 'user' ? actor.email : '') || billing?.contactEmail || ''
}

export type BuyerAddress = Address & { countryName: string }

/** The buyer's addresses, the newest of a type first. */
export async function listAddresses(tx: Tx, buyer: Buyer | null): Promise<BuyerAddress[]> {
  if (!buyer) return []
  const isOwn = buyer.kind === 'guest' ? eq(addresses.guestId, buyer.id) : eq(addresses.userId, buyer.id)
  const rows = await tx
    .select({ address: addresses, iso: countries.iso, countryName: countries.name })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(isOwn)
    .orderBy(asc(addresses.type), desc(addresses.id))
    .prepare(`addresses_${buyer.kind}`)
    .execute()
  return rows.map(({ address: { userId: _user, guestId: _guest, createdAt: _at, companyOib, ...address }, iso, countryName }) => ({
    ...address,
    companyOIB: companyOib,
    country: iso,
    countryName,
  }))
}

/** docs/rules/checkout.md#address-types */
export function findBillingAddress<A extends Pick<Address, 'type'>>(list: readonly A[]): A | undefined {
  return list.find(({ type }) => type === 'billing') ?? list.find(({ type }) => type === 'main')
}

export function findShippingAddress<A extends Pick<Address, 'type'>>(list: readonly A[]): A | undefined {
  return list.find(({ type }) => type === 'shipping')
}

/**
 * The address that a call names by id, of the cart's guest or of the caller's address book (docs/rules/checkout.md#address-id).
 * @throws NOT_FOUND for any other
 */
export async function resolveAddress(
  ctx: Pick<Ctx, 'actor'>,
  tx: Tx,
  { cart, id }: { cart: Pick<CartRow, 'guestId'>; id: number | null | undefined },
): Promise<BuyerAddress | undefined> {
  if (id === null || id === undefined) return undefined
  const guest: Buyer | null = cart.guestId === null ? null : { kind: 'guest', id: cart.guestId }
  const user: Buyer | null = ctx.actor.kind === 'user' ? { kind: 'user', id: ctx.actor.id } : null
  const [guestAddresses, book] = await Promise.all([listAddresses(tx, guest), listAddresses(tx, user)])
  const address = [...guestAddresses, ...book].find((one) => one.id === id)
  if (!address) throw new AppError('NOT_FOUND')
  return address
}
