import { scopesOf, type Role } from '@/lib/office/roles'
import { database } from '@/server/db/client'
import { sessions, users } from '@/server/db/schema/user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { callAs } from './http/caller'

let last = 0

type Options = {
  isBackoffice?: boolean
  /** Gives its rights. */
  role?: Role
  scopes?: string[]
  suspended?: boolean
  verified?: boolean
  email?: string
  passwordHash?: string
  isPasswordProven?: boolean
}

/** A user with a session, and a caller with its token. */
export async function createUser({
  isBackoffice = false,
  role,
  scopes = role ? scopesOf(role) : [],
  suspended = false,
  verified = true,
  email,
  passwordHash = '',
  isPasswordProven = false,
}: Options = {}) {
  const { db } = database()
  const address = email ?? `osoba${++last}@primjer.hr`
  const now = new Date()
  const [user] = await db
    .insert(users)
    .values({
      siteId: 1,
      email: address,
      username: address,
      passwordHash,
      isPasswordProven,
      isBackoffice,
      role,
      scopes,
      firstName: 'Ana',
      lastName: 'Anić',
      verifiedAt: verified ? now : null,
      suspendedAt: suspended ? now : null,
    })
    .returning({ id: users.id })
  if (!user) throw new Error('The user was not written.')
  const accessToken = await signIn(user.id)
  return { id: user.id, email: address, accessToken, ...callAs({ accessToken }) }
}

/** Opens another session. Returns its access token. */
export async function signIn(userId: number) {
  const [now, accessToken] = [Date.now(), newSecret()]
  await database()
    .db.insert(sessions)
    .values({
      userId,
      family: newSecret(),
      accessHash: hashSecret(accessToken),
      refreshHash: hashSecret(newSecret()),
      accessExpiresAt: new Date(now + 900_000),
      refreshExpiresAt: new Date(now + 86_400_000),
    })
  return accessToken
}

/** A back-office user with these scopes. */
export function createMerchant(...scopes: string[]) {
  return createUser({ isBackoffice: true, scopes })
}
