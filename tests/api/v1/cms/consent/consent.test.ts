import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { database } from '@/server/db/client'
import { auditLog } from '@/server/db/schema/site'
import { consentLog, consents, cookieChoices } from '@/server/db/schema/consent'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const visitor = callAs()
const merchant = await createMerchant('settings')

async function shownAt(form: 'checkout' | 'form') {
  const { records } = await visitor.call(consentApi.filter, { assignedTo: form })
  return records.map(({ uniqueNumber, displayName, required, version }) => ({ uniqueNumber, displayName, required, version }))
}

const write = (uniqueNumber: string, displayName: string, version = 0) =>
  merchant.call(officeConsentApi.write, { uniqueNumber, name: `Naziv ${uniqueNumber}`, displayName, version })

describe('consent wordings', () => {
  it('are sanitized, shown where assigned, and replaced by their next version', async () => {
    await write('uvjeti', 'Prihvaćam <a href="/uvjeti" onclick="zlo()">uvjete</a><script>zlo()</script>.')
    await write('vijesti', 'Želim vijesti.')
    const assignment = { assigned_to: 'checkout' as const, consents: ['vijesti', 'uvjeti'], requiredConsents: ['uvjeti'] }
    expect(await merchant.call(officeConsentApi.create, assignment)).toEqual({ ...assignment, version: 1 })
    expect(await shownAt('checkout')).toEqual([
      { uniqueNumber: 'vijesti', displayName: 'Želim vijesti.', required: false, version: 1 },
      { uniqueNumber: 'uvjeti', displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>.', required: true, version: 1 },
    ])
    await write('uvjeti', 'Prihvaćam nove uvjete.', 1)
    expect((await shownAt('checkout'))[1]).toMatchObject({ displayName: 'Prihvaćam nove uvjete.', required: true, version: 2 })
    const { data } = await merchant.call(officeConsentApi.filter, {})
    expect(data).toContainEqual({ ...assignment, version: 1 })
    expect(data).toContainEqual({ assigned_to: 'form', consents: [], requiredConsents: [], version: 0 })
  })

  it("refuse to overwrite another editor's version", async () => {
    await write('dvojac', 'Prvi.')
    await write('dvojac', 'Drugi.', 1)
    expect(await failureOf(write('dvojac', 'Treći.', 1))).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 2 } })
    const results = await Promise.allSettled([write('dvojac', 'Treći.', 2), write('dvojac', 'Četvrti.', 2)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('are refused when empty, unknown to a form, or required but not shown', async () => {
    expect(await failureOf(write('prazno', '<script>zlo()</script>'))).toMatchObject({ fieldErrors: { displayName: ['required'] } })
    const assign = (own: string[], required: string[]) =>
      failureOf(merchant.call(officeConsentApi.create, { assigned_to: 'form', consents: own, requiredConsents: required }))
    expect(await assign(['nepoznato'], [])).toMatchObject({ status: 422, fieldErrors: { consents: ['unknown'] } })
    expect(await assign([], ['dvojac'])).toMatchObject({ status: 422, fieldErrors: { requiredConsents: ['unknown'] } })
    expect(await assign(['dvojac', 'dvojac'], [])).toMatchObject({ status: 422, fieldErrors: { consents: ['twice'] } })
    expect(await shownAt('form')).toEqual([])
  })

  it('are audited', async () => {
    await write('trag', 'Trag.')
    const [row] = await database()
      .db.select()
      .from(auditLog)
      .where(sql`${auditLog.detail} ->> 'uniqueNumber' = 'trag'`)
    expect(row).toMatchObject({ action: 'consent.write', actor: `user:${merchant.id}` })
  })
})

describe('the consent log', () => {
  it('keeps earlier statements after later ones', async () => {
    const { db } = database()
    await write('zapis', 'Pristajem.')
    const [wording] = await db.select().from(consents).where(eq(consents.uniqueNumber, 'zapis'))
    const user = { userType: 'guest' as const, email: 'ana@primjer.hr' }
    const id = wording?.id ?? 0
    await visitor.call(consentApi.createLog, { status: true, sourceType: 'checkout', consents: [id], user })
    await visitor.call(consentApi.createLog, { status: false, sourceType: 'profile', consents: [id], user })
    const rows = await db.select().from(consentLog).where(eq(consentLog.consentId, id)).orderBy(consentLog.id)
    expect(rows.map(({ status, sourceType, email, userType }) => ({ status, sourceType, email, userType }))).toEqual([
      { status: true, sourceType: 'checkout', email: 'ana@primjer.hr', userType: 'guest' },
      { status: false, sourceType: 'profile', email: 'ana@primjer.hr', userType: 'guest' },
    ])
  })

  it("stores a cookie choice by the browser's id", async () => {
    const browser = crypto.randomUUID()
    await visitor.call(consentApi.chooseCookies, { browser, allowed: ['necessary'] })
    await visitor.call(consentApi.chooseCookies, { browser, allowed: ['necessary', 'statistics'] })
    const rows = await database().db.select().from(cookieChoices).where(eq(cookieChoices.browser, browser)).orderBy(cookieChoices.id)
    expect(rows.map(({ allowed }) => allowed)).toEqual([['necessary'], ['necessary', 'statistics']])
    expect((await visitor.send(consentApi.chooseCookies, { browser: 'ja', allowed: [] })).status).toBe(422)
    expect((await visitor.send(consentApi.chooseCookies, { browser, allowed: ['<b>'] })).status).toBe(422)
  })
})
