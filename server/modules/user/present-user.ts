import { asc, eq } from 'drizzle-orm'
import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/context'
import { countries } from '@/server/db/schema/site'
import { addresses, users } from '@/server/db/schema/user'

type UserRow = typeof users.$inferSelect

/** A user as they see themselves. Fields are listed one by one, so that no new column shows itself. */
export async function presentUser(db: Ctx['db'], userId: number): Promise<User> {
  return toUser(await userRow(db, userId), await addressesOf(db, userId))
}

export async function userRow(db: Ctx['db'], userId: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

function toUser(row: UserRow, own: Address[]): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    details: { firstName: row.firstName, lastName: row.lastName },
    company: row.companyName === null ? null : { name: row.companyName },
    memberCardBarcode: row.memberCardBarcode,
    addresses: own,
    isBackofficeUser: row.isBackoffice,
    isVerified: row.verifiedAt !== null,
    hasPassword: row.passwordHash !== '',
  }
}

async function addressesOf(db: Ctx['db'], userId: number): Promise<Address[]> {
  const rows = await db
    .select({ address: addresses, country: countries.iso })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id))
  return rows.map(({ address, country }) => presentAddress(address, country))
}

export function presentAddress(
  { userId: _user, guestId: _guest, createdAt: _at, companyOib, ...rest }: typeof addresses.$inferSelect,
  country: string,
): Address {
  return { ...rest, country, companyOIB: companyOib }
}
