import { beforeAll, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { database } from '@/server/db/client'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/user'
import { callAs, failureOf } from '@/tests/support/caller'
import { createUser } from '@/tests/support/people'

const visitor = callAs()
let free = 0
let required = 0

beforeAll(async () => {
  const { db } = database()
  const rows = await db
    .insert(consents)
    .values(
      ['anketa', 'pravila'].map((uniqueNumber) => ({
        siteId: 1,
        uniqueNumber,
        name: uniqueNumber,
        displayName: `<em>${uniqueNumber}</em>`,
      })),
    )
    .returning({ id: consents.id })
  free = rows[0]?.id ?? 0
  required = rows[1]?.id ?? 0
  await db.insert(consentAssignments).values([
    { assignedTo: 'form', consentId: free, required: false },
    { assignedTo: 'registration', consentId: required, required: true },
  ])
})

it('shows what was said and when, and lets one change one’s mind, line after line', async () => {
  const ana = await createUser()
  const user = { userType: 'registered' as const, email: ana.email }
  await visitor.call(consentApi.createLog, { status: true, sourceType: 'registration', consents: [required], user })
  const before = await ana.call(ownConsentApi.filter, {})
  expect(before.find(({ id }) => id === required)).toMatchObject({
    given: true,
    isFree: false,
    source: 'registration',
    at: expect.any(String),
  })
  expect(before.find(({ id }) => id === free)).toMatchObject({ given: false, isFree: true, at: null })

  for (const given of [true, true, false]) {
    const after = await ana.call(ownConsentApi.change, { id: free, given })
    expect(after.find(({ id }) => id === free)).toMatchObject({ given, source: 'profile' })
  }
  const lines = await database().db.select().from(consentLog)
  expect(lines.filter(({ email, consentId }) => email === ana.email && consentId === free).map(({ status }) => status)).toEqual([
    true,
    false,
  ])
})

it('another’s word is not one’s own; what is required is not taken back here', async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  await ana.call(ownConsentApi.change, { id: free, given: true })
  expect((await iva.call(ownConsentApi.filter, {})).find(({ id }) => id === free)).toMatchObject({ given: false })
  expect(await failureOf(ana.call(ownConsentApi.change, { id: required, given: false }))).toMatchObject({ status: 404 })
  expect(await failureOf(visitor.call(ownConsentApi.filter, {}))).toMatchObject({ status: 401 })
})
