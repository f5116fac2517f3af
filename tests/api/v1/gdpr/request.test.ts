import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminApi } from '@/lib/api/v1/admin'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { dueDay } from '@/lib/office/privacy-deadline'
import { isoDay } from '@/lib/text/dates'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { privacyRequests } from '@/server/db/schema/privacy'
import { resetRateLimits } from '@/server/core/rate-limits'
import { systemContext } from '@/server/core/system-context'
import { deleteOldRequests } from '@/server/modules/gdpr/request/delete-old-requests'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { mailsTo, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { auditedRequest, inDays, newEmail, createVerifiedRequest, requestRow, requestsOf } from './support'

const visitor = callAs()
const [employee, colleague] = [await createMerchant('customers'), await createMerchant('customers')]
const today = isoDay(new Date())

/** Moves the day on which a request came, and with it the clock. */
async function receivedDaysAgo(id: number, days: number) {
  const receivedOn = isoDay(inDays(-days)())
  await database()
    .db.update(privacyRequests)
    .set({ receivedOn, dueOn: dueDay(receivedOn) })
    .where(eq(privacyRequests.id, id))
}

beforeEach(() => resetRateLimits())

describe('a request of the staff (docs/rules/privacy.md#privacy-identity)', () => {
  it('is open when they say how they proved the identity, and waits for a mailed link otherwise', async () => {
    const [proven, mailed] = [newEmail(), newEmail()]
    expect(await createVerifiedRequest(employee, 'access', proven)).toMatchObject({
      state: 'open',
      identityProof: 'staff',
      dueOn: dueDay(today),
      source: 'staff',
    })
    const { id } = await employee.call(officeRequestApi.create, { kind: 'erasure', email: mailed })
    expect([await mailsTo(proven), await mailsTo(mailed)]).toEqual([[], ['privacyConfirm']])
    expect(await visitor.call(webRequestApi.confirm, { token: await tokenMailedTo(mailed) })).toEqual({
      kind: 'erasure',
      dueOn: dueDay(today),
    })
    expect(await requestRow(id)).toMatchObject({ state: 'open', identityProof: 'link' })
  })

  it('may be dated back to the letter, and not into the future', async () => {
    const input = { kind: 'access', email: newEmail(), identityProofNote: 'Pismo.' } as const
    const refused = await failureOf(employee.call(officeRequestApi.create, { ...input, receivedOn: isoDay(inDays(1)()) }))
    expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { receivedOn: ['future'] } })
    const made = await employee.call(officeRequestApi.create, { ...input, receivedOn: '2026-01-31' })
    expect(made).toMatchObject({ receivedOn: '2026-01-31', dueOn: '2026-02-28' })
    expect(made.daysLeft).toBeLessThan(0)
  })

  it('names the one that is open already, also of two at once', async () => {
    const email = newEmail()
    const both = await Promise.allSettled([
      createVerifiedRequest(employee, 'access', email),
      createVerifiedRequest(colleague, 'access', email),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [row] = await requestsOf(email)
    expect(await failureOf(createVerifiedRequest(employee, 'access', email))).toMatchObject({
      code: 'PRIVACY_REQUEST_EXISTS',
      data: { id: row?.id },
    })
    expect((await createVerifiedRequest(employee, 'erasure', email)).kind).toBe('erasure')
  })

  it('is not held up by one of a stranger that nobody has confirmed, and takes it over when its link is followed', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'erasure', email })
    const token = await tokenMailedTo(email)
    const { id, state, dueOn } = await createVerifiedRequest(employee, 'erasure', email)
    expect(state).toBe('open')
    for (let time = 0; time < 2; time++) expect(await visitor.call(webRequestApi.confirm, { token })).toEqual({ kind: 'erasure', dueOn })
    expect(await requestsOf(email)).toMatchObject([{ id, state: 'open', identityProof: 'staff', source: 'staff' }])
  })

  it('opens by the link of a request of the same person that waits beside it', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'access', email })
    const token = await tokenMailedTo(email)
    const { id } = await employee.call(officeRequestApi.create, { kind: 'access', email })
    await visitor.call(webRequestApi.confirm, { token })
    expect(await requestsOf(email)).toMatchObject([{ id, state: 'open', identityProof: 'link', source: 'staff' }])
  })

  it('is named to staff who would verify another one of the kind beside it', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'access', email })
    const [unconfirmed] = await requestsOf(email)
    const { id } = await createVerifiedRequest(employee, 'access', email)
    const second = { id: unconfirmed?.id ?? 0, version: unconfirmed?.version ?? 0, reason: 'Nazvali smo je.' }
    const refused = await failureOf(employee.call(officeRequestApi.verifyIdentity, second))
    expect(refused).toMatchObject({ code: 'PRIVACY_REQUEST_EXISTS', data: { id } })
  })

  it('is limited by who writes it, whatever addresses they write to', async () => {
    const busy = await createMerchant('customers')
    const fromOutside = { 'x-izlog-address': '10.7.0.2' }
    const write = () => busy.call(officeRequestApi.create, { kind: 'access', email: newEmail() }, fromOutside)
    for (let time = 0; time < 30; time++) await write()
    expect(await failureOf(write())).toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('a request of the person (docs/rules/privacy.md#privacy-own-request)', () => {
  it('is answered alike for known and unknown addresses, and opens by its mailed link', async () => {
    const [registered, unknown] = [(await createUser()).email, newEmail()]
    for (const email of [registered, unknown]) {
      expect(await visitor.call(webRequestApi.create, { kind: 'access', email, note: 'Molim.' })).toEqual({})
      expect(await mailsTo(email)).toEqual(['privacyConfirm'])
    }
    const token = await tokenMailedTo(unknown)
    const linked = () => visitor.call(webRequestApi.linked, { token })
    expect(await linked()).toEqual({ kind: 'access', dueOn: dueDay(today), state: 'unconfirmed' })
    for (let time = 0; time < 2; time++) expect((await visitor.call(webRequestApi.confirm, { token })).kind).toBe('access')
    expect(await linked()).toMatchObject({ state: 'open' })
    expect(await requestsOf(unknown)).toMatchObject([{ state: 'open', identityProof: 'link', source: 'person', note: 'Molim.' }])
    expect(await mailsTo(unknown)).toEqual(['privacyConfirm', 'privacyReceived'])
  })

  it('replaces one that was not confirmed, and tells only the mailbox of one that is open', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'erasure', email })
    const first = await tokenMailedTo(email)
    await visitor.call(webRequestApi.create, { kind: 'erasure', email })
    expect(await requestsOf(email)).toHaveLength(1)
    for (const call of [webRequestApi.linked, webRequestApi.confirm])
      expect(await failureOf(visitor.call(call, { token: first }))).toMatchObject({ code: 'TOKEN_SPENT' })
    await visitor.call(webRequestApi.confirm, { token: await tokenMailedTo(email) })
    resetRateLimits()
    expect(await visitor.call(webRequestApi.create, { kind: 'erasure', email })).toEqual({})
    expect(await requestsOf(email)).toHaveLength(1)
    expect(await mailsTo(email)).toEqual(['privacyConfirm', 'privacyConfirm', 'privacyReceived', 'privacyReceived'])
  })

  it('is one of its own for each correction', async () => {
    const email = newEmail()
    for (const note of ['Prezime je Anić.', 'Ulica je Nova.'])
      await visitor.call(webRequestApi.create, { kind: 'rectification', email, note })
    expect((await requestsOf(email)).map(({ note }) => note)).toEqual(['Prezime je Anić.', 'Ulica je Nova.'])
  })

  // Anybody may have written it: the link proves the mailbox, not the words.
  it('is mailed back with its note once it is confirmed', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'rectification', email, note: 'Adresa je nova@drugdje.hr.' })
    await visitor.call(webRequestApi.confirm, { token: await tokenMailedTo(email) })
    const mails = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
    expect(mails.map(({ template, data }) => [template, Object(data).note])).toEqual([
      ['privacyConfirm', undefined],
      ['privacyReceived', 'Adresa je nova@drugdje.hr.'],
    ])
  })

  it('keeps the earlier link where the address has got too many mails today', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'access', email })
    const token = await tokenMailedTo(email)
    const ctx = await systemContext(1)
    await database().db.transaction(async (tx) => {
      for (let i = 0; i < 10; i++) await queueMail(ctx, tx, { template: 'newsletterConfirm', to: email, data: { token: 'x' } })
    })
    await visitor.call(webRequestApi.create, { kind: 'access', email })
    await visitor.call(webRequestApi.confirm, { token })
    expect((await requestsOf(email)).map(({ state }) => state)).toEqual(['open'])
  })

  it('tells the page of its link that it is answered, and after seven days that the link is spent', async () => {
    const email = newEmail()
    await visitor.call(webRequestApi.create, { kind: 'rectification', email, note: 'Prezime je Anić.' })
    const token = await tokenMailedTo(email)
    await visitor.call(webRequestApi.confirm, { token })
    const [row] = await requestsOf(email)
    const { id, version } = { id: row?.id ?? 0, version: row?.version ?? 0 }
    await employee.call(officeRequestApi.run, { id, version, answer: 'Novo prezime.' })
    expect(await visitor.call(webRequestApi.linked, { token })).toMatchObject({ kind: 'rectification', state: 'closed' })
    await database()
      .db.update(privacyRequests)
      .set({ tokenSentAt: inDays(-7)() })
      .where(eq(privacyRequests.id, id))
    for (const call of [webRequestApi.linked, webRequestApi.confirm])
      expect(await failureOf(visitor.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('is limited by address', async () => {
    const shopper = callAs({ headers: { 'x-izlog-address': '10.7.0.1' } })
    const email = newEmail()
    for (let time = 0; time < 3; time++) await shopper.call(webRequestApi.create, { kind: 'access', email })
    expect(await failureOf(shopper.call(webRequestApi.create, { kind: 'access', email }))).toMatchObject({ code: 'TOO_MANY' })
  })

  it('is deleted with its mail after seven days without confirmation; one of the staff stays', async () => {
    const [own, entered] = [newEmail(), newEmail()]
    await visitor.call(webRequestApi.create, { kind: 'access', email: own })
    await employee.call(officeRequestApi.create, { kind: 'access', email: entered })
    const token = await tokenMailedTo(own)
    expect(await visitor.call(webRequestApi.linked, { token })).toMatchObject({ state: 'unconfirmed' })
    await deleteOldRequests(inDays(6.9))
    expect(await requestsOf(own)).toHaveLength(1)
    await deleteOldRequests(inDays(7.1))
    expect([await requestsOf(own), await mailsTo(own)]).toEqual([[], []])
    expect(await requestsOf(entered)).toHaveLength(1)
    expect(await failureOf(visitor.call(webRequestApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })
})

describe('the clock (docs/rules/privacy.md#privacy-clock)', () => {
  it('is extended once, within the first month, and tells the person why', async () => {
    const email = newEmail()
    const { id, version, receivedOn } = await createVerifiedRequest(employee, 'access', email)
    const extended = await employee.call(officeRequestApi.extend, { id, version, reason: 'Petnaest godina narudžbi.' })
    expect(extended).toMatchObject({ state: 'extended', dueOn: dueDay(receivedOn, { extended: true }), extendableUntil: null })
    expect(await mailsTo(email)).toEqual(['privacyExtended'])
    const again = employee.call(officeRequestApi.extend, { id, version: extended.version, reason: 'Još malo.' })
    expect(await failureOf(again)).toMatchObject({ code: 'PRIVACY_EXTENSION_LATE' })
  })

  it('is not extended after the first month', async () => {
    const { id, version } = await createVerifiedRequest(employee, 'access', newEmail())
    await receivedDaysAgo(id, 40)
    const late = employee.call(officeRequestApi.extend, { id, version, reason: 'Zaboravili smo.' })
    expect(await failureOf(late)).toMatchObject({ code: 'PRIVACY_EXTENSION_LATE' })
  })

  it('puts the most urgent first, counts the late ones, and reminds on the overview', async () => {
    const [calm, late] = [
      await createVerifiedRequest(employee, 'access', newEmail()),
      await createVerifiedRequest(employee, 'erasure', newEmail()),
    ]
    await receivedDaysAgo(late.id, 400)
    const { records, counts } = await employee.call(officeRequestApi.filter, { limit: 100 })
    const ids = records.map(({ id }) => id)
    expect(ids.indexOf(late.id)).toBeLessThan(ids.indexOf(calm.id))
    const lateOnes = await employee.call(officeRequestApi.filter, { view: 'late', kind: 'erasure' })
    expect(lateOnes.records[0]).toMatchObject({ id: late.id })
    const { waiting, deadlines } = await employee.call(adminApi.overview, {})
    expect(waiting.find(({ work }) => work === 'privacy')).toMatchObject({ count: counts.active })
    expect(deadlines.find(({ kind, id }) => kind === 'privacy' && id === late.id)).toMatchObject({ isOver: true })
  })

  it('finds by a part of the address, and takes no wildcard', async () => {
    const email = newEmail()
    await createVerifiedRequest(employee, 'access', email)
    const found = (q: string) => employee.call(officeRequestApi.filter, { q }).then(({ records }) => records.map((one) => one.email))
    expect(await found(email.slice(0, -4).toUpperCase())).toEqual([email])
    expect(await found('%')).toEqual([])
  })
})

describe('the states (docs/rules/privacy.md#privacy-states)', () => {
  it('proves an unconfirmed one by the staff, whose link is void from then on', async () => {
    const email = newEmail()
    const { id, version } = await employee.call(officeRequestApi.create, { kind: 'access', email })
    const sent = await employee.call(officeRequestApi.sendLink, { id, version })
    const token = await tokenMailedTo(email)
    const proven = await employee.call(officeRequestApi.verifyIdentity, { id, version: sent.version, reason: 'Nazvali smo je.' })
    expect(proven).toMatchObject({ state: 'open', identityProof: 'staff', identityProofNote: 'Nazvali smo je.' })
    expect(await failureOf(visitor.call(webRequestApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect((await auditedRequest(id)).map(({ action }) => action)).toEqual(['create', 'sendLink', 'verifyIdentity'])
  })

  it('refuses with a reason that is mailed and not audited, and closes a correction', async () => {
    const [refused, corrected] = [newEmail(), newEmail()]
    const first = await createVerifiedRequest(employee, 'erasure', refused)
    await employee.call(officeRequestApi.refuse, { id: first.id, version: first.version, reason: 'Spor je u tijeku.' })
    const second = await createVerifiedRequest(employee, 'rectification', corrected)
    const without = employee.call(officeRequestApi.run, { id: second.id, version: second.version })
    expect(await failureOf(without)).toMatchObject({ code: 'VALIDATION', fieldErrors: { answer: ['required'] } })
    const done = await employee.call(officeRequestApi.run, { id: second.id, version: second.version, answer: 'Novo prezime.' })
    expect(done).toMatchObject({ state: 'done', answer: 'Novo prezime.', daysLeft: null })
    expect([await mailsTo(refused), await mailsTo(corrected)]).toEqual([['privacyRefused'], ['privacyCorrected']])
    expect(JSON.stringify([await auditedRequest(first.id), await auditedRequest(second.id)])).not.toMatch(/Spor|prezime|primjer/)
    const again = employee.call(officeRequestApi.refuse, { id: first.id, version: first.version + 1, reason: 'Opet.' })
    expect(await failureOf(again)).toMatchObject({ code: 'PRIVACY_STATE' })
  })

  it('lets one of two colleagues win, and tells the other who did what', async () => {
    const { id, version } = await createVerifiedRequest(employee, 'access', newEmail())
    const results = await Promise.allSettled([
      employee.call(officeRequestApi.refuse, { id, version, reason: 'Nije njezina adresa.' }),
      colleague.call(officeRequestApi.extend, { id, version, reason: 'Mnogo narudžbi.' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const stale = await failureOf(colleague.call(officeRequestApi.extend, { id, version, reason: 'Mnogo narudžbi.' }))
    expect(stale).toMatchObject({ code: 'STALE_VERSION', data: { by: 'Ana Anić', version: version + 1 } })
    expect(['refuse', 'extend']).toContain(stale.data.event)
  })
})
