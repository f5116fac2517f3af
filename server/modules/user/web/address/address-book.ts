import { and, asc, eq } from 'drizzle-orm'
import type { Address, AddressInput } from '@/lib/api/entities/address.schema'
import { AppError } from '@/lib/api/errors'
import { countries } from '@/server/db/schema/site'
import { addresses } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { presentAddress } from '@/server/modules/user/present-user'

/** The owner's addresses; the user row is locked until the transaction ends. */
export async function lockAddressBook(tx: Transaction, userId: number): Promise<Address[]> {
  await lockUser(tx, userId)
  const rows = await tx
    .select({ address: addresses, country: countries.iso })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id))
  return rows.map(({ address, country }) => presentAddress(address, country))
}

/** @throws NOT_FOUND for another person's address */
export function requireAddress(book: readonly Address[], id: number): Address {
  const own = book.find((address) => address.id === id)
  if (!own) throw new AppError('NOT_FOUND')
  return own
}

/**
 * Frees a unique type: its address becomes `other`, or is deleted when the book has the same one elsewhere
 * (docs/rules/accounts.md#address-types).
 */
export async function releaseType(tx: Transaction, book: readonly Address[], { type, id }: { type: AddressInput['type']; id?: number }) {
  if (type === 'other') return
  const former = book.find((address) => address.type === type && address.id !== id)
  if (!former) return
  const isKeptElsewhere = book.some((address) => address.id !== former.id && isSameAddress(address, former))
  const row = eq(addresses.id, former.id)
  if (isKeptElsewhere) await tx.delete(addresses).where(row)
  else await tx.update(addresses).set({ type: 'other' }).where(row)
}

type Values = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'guestId'>

/** Columns of a validated address. */
export function addressColumns({ country: _iso, region, companyOIB, ...address }: AddressInput, countryId: number): Values {
  return { ...address, countryId, region: region ?? '', companyOib: companyOIB }
}

export async function loadAddress(tx: Transaction, { userId, id }: { userId: number; id: number }): Promise<Address> {
  const [row] = await tx
    .select({ address: addresses, country: countries.iso })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
  if (!row) throw new AppError('NOT_FOUND')
  return presentAddress(row.address, row.country)
}

const comparedFields = [
  ...(['firstName', 'lastName', 'contactEmail', 'contactPhone', 'country', 'region', 'city'] as const),
  ...(['street', 'houseNumber', 'zipCode', 'companyName', 'companyOIB'] as const),
]

/** Whether two addresses are equal apart from type and id. Null equals ''. */
export function isSameAddress(one: Address, other: AddressInput | Address): boolean {
  return comparedFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}
