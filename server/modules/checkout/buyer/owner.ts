import { asc, desc, eq } from 'drizzle-orm'
import type { Address } from '@/lib/api/entities/address.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { countries } from '@/server/db/schema/site'
import { addresses, guests } from '@/server/db/schema/user'
import type { CartRow } from '@/server/modules/cart/record/open-cart'

/** The buyer of a cart (docs/rules/checkout.md#buyer-identity). */
export type Owner = { kind: 'guest'; id: number } | { kind: 'user'; id: number }

export function ownerOf({ actor }: Pick<Ctx, 'actor'>, { guestId }: Pick<CartRow, 'guestId'>): Owner | null {
  if (guestId !== null) return { kind: 'guest', id: guestId }
  return actor.kind === 'user' ? { kind: 'user', id: actor.id } : null
}

export function requireOwner(ctx: Pick<Ctx, 'actor'>, cart: Pick<CartRow, 'guestId'>): Owner {
  const owner = ownerOf(ctx, cart)
  if (!owner) throw new AppError('NO_ACTIVE_USER')
  return owner
}

export async function findGuest(tx: Tx, owner: Owner | null) {
  if (owner?.kind !== 'guest') return null
  const [guest] = await tx.select().from(guests).where(eq(guests.id, owner.id)).prepare('guest').execute()
  return guest ?? null
}

export type OwnerAddress = Address & { countryName: string }

/** The owner's addresses, the newest of a type first. */
export async function listAddresses(tx: Tx, owner: Owner | null): Promise<OwnerAddress[]> {
  if (!owner) return []
  const isOwn = owner.kind === 'guest' ? eq(addresses.guestId, owner.id) : eq(addresses.userId, owner.id)
  const rows = await tx
    .select({ address: addresses, iso: countries.iso, countryName: countries.name })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(isOwn)
    .orderBy(asc(addresses.type), desc(addresses.id))
    .prepare(`addresses_${owner.kind}`)
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
): Promise<OwnerAddress | undefined> {
  if (id === null || id === undefined) return undefined
  const guest: Owner | null = cart.guestId === null ? null : { kind: 'guest', id: cart.guestId }
  const user: Owner | null = ctx.actor.kind === 'user' ? { kind: 'user', id: ctx.actor.id } : null
  const [guestAddresses, book] = await Promise.all([listAddresses(tx, guest), listAddresses(tx, user)])
  const address = [...guestAddresses, ...book].find((one) => one.id === id)
  if (!address) throw new AppError('NOT_FOUND')
  return address
}
