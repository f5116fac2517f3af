import { beforeAll, expect, it } from 'vitest'
import { newId } from '@/lib/text/new-id'
import { database } from '@/server/db/client'
import { consentLog, consents, cookieChoices } from '@/server/db/schema/consent'
import { auditLog } from '@/server/db/schema/site'

/** Each table with a column to update. */
const tables = [
  ['consent_log', 'source_type'],
  ['cookie_choices', 'chosen_at'],
  ['audit_log', 'actor'],
  ['consents', 'display_name'],
] as const

beforeAll(async () => {
  const { db } = database()
  const [wording] = await db
    .insert(consents)
    .values({ siteId: 1, uniqueNumber: 'zapis', name: 'zapis', displayName: 'Pristajem.' })
    .returning({ id: consents.id })
  const said = { siteId: 1, consentId: wording?.id ?? 0, status: true, statusAt: new Date(), email: 'ana@primjer.hr' }
  await db.insert(consentLog).values({ ...said, sourceType: 'checkout', userType: 'guest' })
  await db.insert(cookieChoices).values({ siteId: 1, browser: newId(), allowed: ['necessary'], chosenAt: new Date() })
  await db.insert(auditLog).values({ siteId: 1, actor: 'user:1', action: 'consent.write', target: 'consent:1' })
})

async function refusalOf(statement: string) {
  const error: unknown = await database()
    .sql.unsafe(statement)
    .then(() => null)
    .catch((caught: unknown) => caught)
  return error instanceof Error ? error.message : 'it was done'
}

it.each(tables)('%s refuses update, delete and truncate, even by SQL', async (table, column) => {
  const count = async () => (await database().sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0
  const before = await count()
  expect(before).toBeGreaterThan(0)
  for (const statement of [`update ${table} set ${column} = ${column}`, `delete from ${table}`, `truncate ${table} cascade`])
    expect(await refusalOf(statement), statement).toMatch(/is append only$/)
  expect(await count()).toBe(before)
})
