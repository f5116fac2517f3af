import { asc, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { connect } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import { hashPassword } from '@/server/passwords'

const email = 'urednik@podlampom.example'
const allScopes = ['content', 'media', 'catalogue', 'orders', 'customers', 'settings']

/** One back-office user with every right, if there is none yet. Its password is made here and known nowhere else. */
export async function ensureFirstSignIn(databaseUrl: string): Promise<{ email: string; password: string; created: boolean }> {
  const { sql, db } = connect(databaseUrl, { max: 1 })
  try {
    const [known] = await db.select({ email: users.email }).from(users).where(eq(users.isBackoffice, true)).limit(1)
    if (known) return { email: known.email, password: '', created: false }
    const [site] = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id)).limit(1)
    if (!site) throw new Error('The database holds no site.')
    const password = randomBytes(12).toString('base64url')
    await db.insert(users).values({
      ...{ siteId: site.id, email, username: email, firstName: 'Urednica', lastName: 'Pod lampom', isBackoffice: true, scopes: allScopes },
      passwordHash: await hashPassword(password),
      verifiedAt: new Date(),
    })
    return { email, password, created: true }
  } finally {
    await sql.end()
  }
}
