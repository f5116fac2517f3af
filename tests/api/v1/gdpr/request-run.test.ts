import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { newSecret } from '@/server/core/security/secrets'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { privacyRequests } from '@/server/db/schema/privacy'
import { sessions, users } from '@/server/db/schema/user'
import { systemContext } from '@/server/core/system-context'
import { collectDataOf } from '@/server/modules/user/web/export/collect-data'
import { personOf } from '@/server/modules/gdpr/request/requests'
import { runPrivacyRequest } from '@/server/modules/gdpr/request/run-request'
import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { countRecords } from '@/server/modules/user/erasure/count-records'
import { mailsTo } from '@/tests/support/accounts'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { newGuest, newMailbox, openGuestShop } from './guests'
import { auditedRequest, inDays, createVerifiedRequest, requestRow, runPrivacyJobs, tablesWith } from './support'

const { employee, guestOrder, createGuest } = await openGuestShop()
const colleague = await createMerchant('customers')

const previewOf = async (id: number) => {
  const { records, blockers } = await employee.call(officeRequestApi.preview, { id })
  return { blockers, records: Object.fromEntries(records.map(({ what, count, handling }) => [what, `${count} ${handling}`])) }
}

describe('an erasure on request (docs/rules/privacy.md#privacy-run)', () => {
  it('of a guest erases what its preview says, once, and leaves the address nowhere but where it must', async () => {
    const email = newGuest()
    const slug = await createGuest(email)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    const { records, blockers } = await previewOf(id)
    expect(blockers).toEqual([])
    expect(records).toMatchObject({
      notes: '1 deleted',
      tags: '1 deleted',
      newsletter: '1 deleted',
      stockNotices: '1 deleted',
      formEntries: '1 deleted',
      orders: '1 anonymised',
      requests: '1 anonymised',
    })
    expect(records).not.toHaveProperty('account')

    const started = await employee.call(officeRequestApi.run, { id, version, confirmation: email.toUpperCase() })
    expect(started.isRunning).toBe(true)
    expect(await runPrivacyJobs()).toBe(1)
    const row = await requestRow(id)
    expect(row).toMatchObject({ state: 'done', email: '', identityProofNote: '' })
    // The job counts again what it erases: as many mails as before, and one request.
    expect(Object.keys(row.outcome ?? {}).toSorted()).toEqual(Object.keys(records).toSorted())
    const left = await countRecords(database().db, { siteId: 1, userId: null, email, identifiedBy: 'mailbox' })
    expect(left.filter(({ what, count }) => count > 0 && !['mails', 'consents'].includes(what))).toEqual([])
    const [kept] = await database().db.select().from(orders).where(eq(orders.slug, slug))
    expect(kept).toMatchObject({ email: '', message: '', shipping: null, billing: { street: 'Kestenova ulica', contactEmail: '' } })
    expect(await mailsTo(email)).toEqual(['privacyErased'])
    expect((await tablesWith(email)).filter((name) => name !== 'consent_log')).toEqual(['outbox'])

    await runPrivacyRequest({ requestId: id })
    expect(await mailsTo(email)).toEqual(['privacyErased'])
    const log = await auditedRequest(id)
    expect(log.map(({ action }) => action)).toEqual(['create', 'run', 'erase'])
    expect(JSON.stringify(log)).not.toContain('kanarinac')
  })

  it('of a mailbox takes along what was done under its other addresses', async () => {
    const name = newMailbox('a')
    const [email, tagged, other] = [`${name}@primjer.hr`, `${name}+knjige@primjer.hr`, `${name}b@primjer.hr`]
    const slug = await createGuest(tagged)
    await guestOrder(other)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    const { records } = await previewOf(id)
    expect(records).toMatchObject({ newsletter: '1 deleted', notes: '1 deleted', formEntries: '1 deleted', orders: '1 anonymised' })
    await employee.call(officeRequestApi.run, { id, version, confirmation: email })
    await runPrivacyJobs()
    const [kept] = await database().db.select().from(orders).where(eq(orders.slug, slug))
    expect(kept).toMatchObject({ email: '', shipping: null })
    expect((await tablesWith(tagged)).filter((table) => table !== 'consent_log')).toEqual([])
    expect(await tablesWith(other)).toContain('orders')
  })

  // docs/rules/privacy.md#privacy-identity
  it('of a mailbox leaves alone what belongs to another account with it', async () => {
    const name = newMailbox('c')
    const [ana, work] = [await createUser({ email: `${name}@primjer.hr` }), await createUser({ email: `${name}+posao@primjer.hr` })]
    const spare = `${name}+knjige@primjer.hr`
    const { db } = database()
    await createGuest(work.email)
    await guestOrder(spare)
    const [mail] = await db
      .insert(outbox)
      .values({ siteId: 1, messageId: newSecret(), template: 'passwordChanged', to: spare, userId: work.id, data: {} })
      .returning()
    const counts = async () => ({
      orders: await db.$count(orders, eq(orders.email, work.email)),
      mails: await db.$count(outbox, eq(outbox.to, work.email)),
      tables: await tablesWith(work.email),
    })
    const before = await counts()
    const archived = JSON.stringify(await collectDataOf(await systemContext(1), await personOf(db, { siteId: 1, email: ana.email })))
    expect(archived).not.toContain(work.email)
    expect(archived).toContain(spare)

    const { id, version } = await createVerifiedRequest(employee, 'erasure', ana.email)
    const { records } = await previewOf(id)
    expect(records).toMatchObject({ account: '1 deleted', orders: '1 anonymised' })
    for (const what of ['newsletter', 'stockNotices', 'formEntries', 'notes', 'tags']) expect(records).not.toHaveProperty(what)
    await employee.call(officeRequestApi.run, { id, version, confirmation: ana.email })
    await runPrivacyJobs()
    expect(await db.$count(orders, eq(orders.email, spare))).toBe(0)
    expect(await db.$count(outbox, eq(outbox.id, mail?.id ?? 0))).toBe(1)
    expect(await counts()).toEqual(before)
  })

  it('leaves the address in no job and, once the last mail is sent, in no mail', async () => {
    const email = newGuest()
    await guestOrder(email)
    await database().db.transaction(async (tx) => {
      await enqueueJob(tx, 'linkRequest', { siteId: 1, email, purpose: 'password' })
      await enqueueJob(tx, 'orderLink', { siteId: 1, number: 'X', email: email.replace('@', '+knjige@') })
      // A mail server names the address that it refuses.
      await tx.execute(sql`
        update pgboss.job set state = 'failed', completed_on = now(), output = ${JSON.stringify({ message: `550 ${email}` })}::jsonb
        where name = 'mail' and (data ->> 'outboxId')::int in (select id from outbox where "to" = ${email})`)
      await tx.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where data ->> 'email' like 'kanarinac%'`)
    })
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    await employee.call(officeRequestApi.run, { id, version, confirmation: email })
    await runPrivacyJobs()
    expect((await tablesWith(email.split('@')[0] ?? '')).filter((table) => table !== 'consent_log')).toEqual(['outbox'])
    const [mail] = await database().db.select().from(outbox).where(eq(outbox.to, email))
    await sendMail(mail?.id ?? 0)
    expect((await tablesWith(email)).filter((table) => table !== 'consent_log')).toEqual([])
  })

  it('of an account takes its guest orders along', async () => {
    const ana = await createUser()
    const book = await createProduct()
    await ana.call(commentApi.create, { resource: { type: 'product', id: book.id }, text: 'Lijepo.', rating: 5 })
    await guestOrder(ana.email)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', ana.email)
    expect((await previewOf(id)).records).toMatchObject({ account: '1 deleted', comments: '1 deleted', orders: '1 anonymised' })
    await employee.call(officeRequestApi.run, { id, version, confirmation: ana.email })
    await runPrivacyJobs()
    expect(await database().db.$count(users, eq(users.id, ana.id))).toBe(0)
    expect(await database().db.$count(orders, eq(orders.email, ana.email))).toBe(0)
  })

  it('needs the typed address, a fresh proof, and no open business', async () => {
    const email = newGuest()
    await guestOrder(email, 'paid')
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    const wrong = employee.call(officeRequestApi.run, { id, version, confirmation: 'netko@primjer.hr' })
    expect(await failureOf(wrong)).toMatchObject({ code: 'VALIDATION', fieldErrors: { confirmation: ['confirmation'] } })
    const blocked = await failureOf(employee.call(officeRequestApi.run, { id, version, confirmation: email }))
    expect(blocked).toMatchObject({ code: 'PRIVACY_BLOCKED', data: { blockers: [{ reason: 'order' }] } })
    expect((await previewOf(id)).blockers).toMatchObject([{ reason: 'order' }])

    const stale = await createMerchant('customers')
    await database()
      .db.update(sessions)
      .set({ provenAt: inDays(-1)() })
      .where(eq(sessions.userId, stale.id))
    expect(await failureOf(stale.call(officeRequestApi.run, { id, version, confirmation: email }))).toMatchObject({
      code: 'PROOF_REQUIRED',
    })
    expect(await runPrivacyJobs()).toBe(0)
  })

  it('stops when the person orders before the job, erases nothing, and can be run again', async () => {
    const email = newGuest()
    await guestOrder(email)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    await employee.call(officeRequestApi.run, { id, version, confirmation: email })
    const slug = await guestOrder(email, 'paid')
    await runPrivacyJobs()
    const stopped = await employee.call(officeRequestApi.get, { id })
    expect(stopped).toMatchObject({ state: 'open', email, isRunning: false })
    expect(stopped.blockedAt).not.toBeNull()
    expect(await database().db.$count(orders, eq(orders.email, email))).toBe(2)
    await database().db.update(orders).set({ status: 'delivered' }).where(eq(orders.slug, slug))
    await employee.call(officeRequestApi.run, { id, version: stopped.version, confirmation: email })
    await runPrivacyJobs()
    expect(await database().db.$count(orders, eq(orders.email, email))).toBe(0)
  })

  it('does nothing by a late job of a request that was refused meanwhile', async () => {
    const email = newGuest()
    const slug = await createGuest(email)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    await employee.call(officeRequestApi.run, { id, version, confirmation: email })
    // The first job is lost for ten minutes, so a colleague decides otherwise.
    await database()
      .db.update(privacyRequests)
      .set({ startedAt: inDays(-1)() })
      .where(eq(privacyRequests.id, id))
    await employee.call(officeRequestApi.refuse, { id, version: version + 1, reason: 'Nije ista osoba.' })
    await runPrivacyJobs()
    expect(await requestRow(id)).toMatchObject({ state: 'refused', email })
    expect(await database().db.select({ email: orders.email }).from(orders).where(eq(orders.slug, slug))).toEqual([{ email }])
  })

  it('never touches an account of the office', async () => {
    const editor = await createMerchant('content')
    const { id, version } = await createVerifiedRequest(employee, 'erasure', editor.email)
    const refused = await failureOf(employee.call(officeRequestApi.run, { id, version, confirmation: editor.email }))
    expect(refused).toMatchObject({ code: 'PRIVACY_BLOCKED', data: { blockers: [{ reason: 'officeAccount' }] } })
  })

  it('is run once by two colleagues and two workers', async () => {
    const email = newGuest()
    await guestOrder(email)
    const { id, version } = await createVerifiedRequest(employee, 'erasure', email)
    const runs = [employee, colleague].map((who) => who.call(officeRequestApi.run, { id, version, confirmation: email }))
    const results = await Promise.allSettled(runs)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await Promise.all([runPrivacyRequest({ requestId: id }), runPrivacyRequest({ requestId: id })])
    expect(await mailsTo(email)).toEqual(['privacyErased'])
    expect((await auditedRequest(id)).filter(({ action }) => action === 'erase')).toHaveLength(1)
  })
})
