import { and, asc, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { scopesOf } from '@/lib/office/roles'
import { connect, type Db } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { hashPassword } from '@/server/core/security/passwords'

const email = 'urednik@podlampom.example'
/** A demo customer with orders, addresses and a card. */
const demoShopper = 'ana.maric@posta.example'

type Credentials = { email: string; password: string }

/** Creates the first back-office account (docs/rules/accounts.md#first-office-account) and sets a password for the demo customer. */
export async function ensureOfficeAccount(databaseUrl: string): Promise<Credentials & { created: boolean; shopper?: Credentials }> {
  const { sql, db } = connect(databaseUrl, { max: 1 })
  try {
    const [known] = await db.select({ email: users.email }).from(users).where(eq(users.isBackoffice, true)).limit(1)
    if (known) return { email: known.email, password: '', created: false }
    const [site] = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id)).limit(1)
    if (!site) throw new Error('The database holds no site.')
    const password = randomBytes(12).toString('base64url')
    await db.insert(users).values({
      siteId: site.id,
      email,
      username: email,
      firstName: 'Urednica',
      lastName: 'Pod lampom',
      isBackoffice: true,
      role: 'owner',
      scopes: scopesOf('owner'),
      passwordHash: await hashPassword(password),
      verifiedAt: new Date(),
    })
    return { email, password, created: true, shopper: await setDemoPassword(db) }
  } finally {
    await sql.end()
  }
}

/** Sets the password once; another shop has no such customer. */
async function setDemoPassword(db: Db): Promise<Credentials | undefined> {
  const password = randomBytes(12).toString('base64url')
  const opened = await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.email, demoShopper), eq(users.passwordHash, '')))
    .returning({ id: users.id })
  return opened.length > 0 ? { email: demoShopper, password } : undefined
}
