import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { database } from '@/server/db/client'
import { privacyArchives } from '@/server/db/schema/privacy'
import { deleteOldRequests } from '@/server/modules/gdpr/request/delete-old-requests'
import { personOf } from '@/server/modules/gdpr/request/requests'
import { countRecords } from '@/server/modules/user/erasure/count-records'
import { mailsTo, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { newGuest, openGuestShop } from './guests'
import { auditedRequest, inDays, createVerifiedRequest, runPrivacyJobs } from './support'

const visitor = callAs()
const { employee, guestOrder, createGuest } = await openGuestShop()

describe('given data (docs/rules/privacy.md#privacy-archive)', () => {
  async function given(email: string) {
    const { id, version } = await createVerifiedRequest(employee, 'access', email)
    await employee.call(officeRequestApi.run, { id, version })
    await runPrivacyJobs()
    return { id, token: await tokenMailedTo(email) }
  }

  it('reach a guest by a link that opens once, and expires', async () => {
    const email = newGuest()
    await createGuest(email)
    const { id, token } = await given(email)
    expect(await employee.call(officeRequestApi.get, { id })).toMatchObject({ state: 'done', isRunning: false })
    const check = () => visitor.call(webRequestApi.checkArchive, { token })
    for (let time = 0; time < 2; time++) expect(await check()).toEqual({})
    const { content } = await visitor.call(webRequestApi.download, { token })
    const json: unknown = JSON.parse(strFromU8(unzipSync(Buffer.from(content, 'base64'))['podaci.json'] ?? new Uint8Array()))
    expect(json).toMatchObject({
      email,
      account: null,
      orders: [{ email, message: 'Ostavite kod susjede.' }],
      answers: [{ form: 'Upit' }],
      privacyRequests: [{ kind: 'access' }],
    })
    // An interrupted download may be repeated at once.
    expect((await visitor.call(webRequestApi.download, { token })).content).toBe(content)
    expect(await check()).toEqual({})
    await database()
      .db.update(privacyArchives)
      .set({ downloadedAt: inDays(-0.1)() })
      .where(eq(privacyArchives.requestId, id))
    expect(await failureOf(check())).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await failureOf(visitor.call(webRequestApi.download, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    await deleteOldRequests()
    expect(await database().db.$count(privacyArchives, eq(privacyArchives.requestId, id))).toBe(0)
  })

  it('are mailed again with another link, and gone after a week', async () => {
    const email = newGuest()
    const { id, token } = await given(email)
    const { version } = await employee.call(officeRequestApi.get, { id })
    await employee.call(officeRequestApi.run, { id, version })
    await runPrivacyJobs()
    expect(await failureOf(visitor.call(webRequestApi.download, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await mailsTo(email)).toEqual(['privacyArchive', 'privacyArchive'])
    await database()
      .db.update(privacyArchives)
      .set({ expiresAt: inDays(-1)() })
      .where(eq(privacyArchives.requestId, id))
    expect(await failureOf(visitor.call(webRequestApi.download, { token: await tokenMailedTo(email) }))).toMatchObject({
      code: 'TOKEN_SPENT',
    })
  })

  it('come to the disk of the staff only with a right of its own, and audited', async () => {
    const email = newGuest()
    const { id } = await createVerifiedRequest(employee, 'access', email)
    expect(await failureOf(employee.call(officeRequestApi.download, { id }))).toMatchObject({ status: 403 })
    const manager = await createMerchant('customers', 'customers.export')
    expect((await manager.call(officeRequestApi.download, { id })).name).toMatch(/^podaci-\d+-.*\.zip$/)
    expect((await auditedRequest(id)).at(-1)?.action).toBe('download')
  })

  it('are about the account and the mailbox', async () => {
    const ana = await createUser({ verified: false })
    await guestOrder(ana.email)
    const person = await personOf(database().db, { siteId: 1, email: ana.email })
    const counts = await countRecords(database().db, person)
    expect(counts.filter(({ what }) => what === 'account' || what === 'orders')).toMatchObject([{ count: 1 }, { count: 1 }])
  })
})
