import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { countries } from '@/server/db/schema/site'
import { addresses, users, userTokens } from '@/server/db/schema/user'

type UserRow = typeof users.$inferSelect

/** The account as its owner sees it. Fields are listed, so that a new column never leaks. */
export async function presentUser(ctx: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<User> {
  const { db } = ctx
  return toUser(await loadUser(db, userId), {
    addresses: await loadAddresses(db, userId),
    pendingEmail: await findPendingEmail(ctx, db, userId),
  })
}

export async function loadUser(db: Ctx['db'], userId: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The requested new address while its token is valid. */
export async function findPendingEmail({ now }: Pick<Ctx, 'now'>, tx: Tx, userId: number): Promise<string | null> {
  const isGood = and(eq(userTokens.purpose, 'email'), isNull(userTokens.usedAt), gt(userTokens.expiresAt, now()))
  const [link] = await tx
    .select({ email: userTokens.email })
    .from(userTokens)
    .where(and(eq(userTokens.userId, userId), isGood))
  return link?.email ?? null
}

function toUser(row: UserRow, own: Pick<User, 'addresses' | 'pendingEmail'>): User {
  return {
    id: row.id,
    email: row.email,
    pendingEmail: own.pendingEmail,
    username: row.username,
    details: { firstName: row.firstName, lastName: row.lastName },
    company: row.companyName === null ? null : { name: row.companyName },
    memberCardBarcode: row.memberCardBarcode,
    addresses: own.addresses,
    isBackofficeUser: row.isBackoffice,
    isVerified: row.verifiedAt !== null,
    hasPassword: row.passwordHash !== '',
  }
}

async function loadAddresses(db: Ctx['db'], userId: number): Promise<Address[]> {
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
