import { desc, eq, sql } from 'drizzle-orm'
import type { Endpoint } from '@/lib/api/endpoint'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import type { LinkRequest } from '@/server/adapters/queue/queues'
import { sendRequestedLink } from '@/server/modules/user/send-requested-link'
import { hashPassword } from '@/server/core/security/passwords'
import type { Caller } from './http/caller'
import { createUser } from './users'

export const password = 'lozinka-za-probu'

/** Hashing is slow; all accounts share one hash. */
let hashed: Promise<string> | undefined

export async function createAccount(options: Parameters<typeof createUser>[0] = {}) {
  hashed ??= hashPassword(password)
  return createUser({ ...options, passwordHash: await hashed })
}

/** Headers with a new client address, so that tests do not share rate limits. */
let lastAddress = 0
export function fromNewAddress() {
  return { 'x-izlog-address': `10.0.0.${++lastAddress}` }
}

/** The refresh cookie of a response. */
export function refreshCookieOf(response: Response) {
  const [cookie = ''] = response.headers.getSetCookie().filter((one) => /^(?:__Host-)?refresh=/.test(one))
  const [pair = '', ...flags] = cookie.split('; ')
  return { pair, value: pair.split('=')[1] ?? '', flags }
}

/** Calls like a browser, with Sec-Fetch-Site and a cookie. */
export function asBrowser(caller: Caller, cookie = '') {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
  return {
    send: (endpoint: Endpoint, input: unknown, more: Record<string, string> = {}) => caller.send(endpoint, input, { ...headers, ...more }),
  }
}

/** The token of the newest mail to an address. */
export async function tokenMailedTo(email: string) {
  const [mail] = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(desc(outbox.id)).limit(1)
  return String(new Map(Object.entries(mail?.data ?? {})).get('token'))
}

/** Runs the queued link requests. Returns their number. */
export async function runLinkRequestJobs(): Promise<number> {
  const jobs = await database().db.execute<{ data: LinkRequest }>(sql`delete from pgboss.job where name = 'linkRequest' returning data`)
  for (const { data } of jobs) await sendRequestedLink(data)
  return jobs.length
}

/** Templates of the mails to an address, oldest first. */
export async function mailsTo(email: string) {
  const mails = await database().db.select({ template: outbox.template }).from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
  return mails.map(({ template }) => template)
}
