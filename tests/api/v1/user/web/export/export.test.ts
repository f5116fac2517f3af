import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { consentLog, consents } from '@/server/db/schema/consent'
import { dataExports, newsletterSubscribers } from '@/server/db/schema/user'
import { systemContext } from '@/server/core/system-context'
import { buildExport } from '@/server/modules/user/web/export/build'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { deleteExpiredExports } from '@/server/modules/user/web/export/delete-expired-exports'
import { address } from '@/tests/api/v2/ecommerce/support'
import { createAccount, tokenMailedTo } from '@/tests/support/accounts'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

async function exportsOf(userId: number) {
  return database().db.select().from(dataExports).where(eq(dataExports.userId, userId))
}

async function requestExport(user: Awaited<ReturnType<typeof createAccount>>) {
  await user.call(exportApi.request, {})
  const [row] = await exportsOf(user.id)
  await buildExport({ exportId: row?.id ?? 0 })
  return { exportId: row?.id ?? 0, token: await tokenMailedTo(user.email) }
}

/** A form answer with one empty field. */
async function createAnswer(email: string, key = 'upit') {
  const fields = [
    { name: 'message', kind: 'longText', label: 'Poruka' },
    { name: 'call', kind: 'flag', label: 'Smijete me zvati' },
    { name: 'phone', kind: 'phone', label: 'Telefon' },
  ]
  const [form] = await database().db.insert(forms).values({ siteId: 1, key, title: 'Upit', fields }).returning()
  await database()
    .db.insert(formEntries)
    .values({ formId: form?.id ?? 0, fields, email, data: { message: 'Radite li?', call: true, phone: '' } })
}

it('contains all data as HTML and JSON, and no secret', async () => {
  const ana = await createAccount()
  const book = await createProduct({ name: 'Knjiga <b>želja</b>' })
  await ana.call(addressApi.create, { ...address, type: 'main' })
  await ana.call(wishlistApi.create, { product_id: book.id })
  await createAnswer(ana.email)
  const { token } = await requestExport(ana)
  const { name, content } = await ana.call(exportApi.open, { token })
  expect(name).toMatch(/^moji-podaci-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(Buffer.from(content, 'base64'))
  const [json, page] = [strFromU8(files['podaci.json'] ?? new Uint8Array()), strFromU8(files['moji-podaci.html'] ?? new Uint8Array())]
  expect(JSON.parse(json)).toMatchObject({
    account: { email: ana.email, details: { firstName: 'Ana' } },
    addresses: [{ street: 'Kestenova ulica' }],
    wishlist: [{ name: 'Knjiga <b>želja</b>' }],
    orders: [],
    answers: [
      {
        form: 'Upit',
        answers: [
          { label: 'Poruka', value: 'Radite li?' },
          { label: 'Smijete me zvati', value: true },
        ],
      },
    ],
  })
  expect(page).toContain('Knjiga &lt;b&gt;želja&lt;/b&gt;')
  expect(page).toContain('Poruka: Radite li?; Smijete me zvati: da')
  expect(json + page).not.toMatch(/argon2|passwordHash|Hash"/)
})

it('leaves out records of an unverified address', async () => {
  const { db } = database()
  const email = 'zrtva@primjer.hr'
  const wording = { siteId: 1, uniqueNumber: 'izvoz', name: 'izvoz', displayName: 'Da.' }
  const [row] = await db.insert(consents).values(wording).returning({ id: consents.id })
  const statement = { siteId: 1, consentId: row?.id ?? 0, status: true, statusAt: new Date(), userType: 'visitor', email }
  await db.insert(newsletterSubscribers).values({ siteId: 1, email, tokenHash: 'izvoz', confirmedAt: new Date() })
  const squatter = await createAccount({ email, verified: false })
  await db.insert(consentLog).values([
    { ...statement, sourceType: 'checkout' },
    { ...statement, sourceType: 'profile', userId: squatter.id },
  ])
  await createAnswer(email, 'upit-zrtve')
  const known = await collectPersonalData(await systemContext(1), squatter.id)
  expect(known).toMatchObject({ consents: [{ source: 'profile' }], newsletter: [], answers: [] })
})

it('opens for its owner only, once', async () => {
  const [ana, iva] = [await createAccount(), await createAccount()]
  const { exportId, token } = await requestExport(ana)
  for (const call of [exportApi.checkLink, exportApi.open])
    expect(await failureOf(iva.call(call, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
  for (const _ of [1, 2]) expect(await ana.call(exportApi.checkLink, { token })).toEqual({})
  await ana.call(exportApi.open, { token })
  // An interrupted download.
  await ana.call(exportApi.open, { token })
  const earlier = new Date(Date.now() - 11 * 60_000)
  await database().db.update(dataExports).set({ downloadedAt: earlier }).where(eq(dataExports.id, exportId))
  for (const call of [exportApi.checkLink, exportApi.open])
    expect(await failureOf(ana.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
})

it('is deleted after the download, or after a week', async () => {
  const [ana, iva] = [await createAccount(), await createAccount()]
  const { token } = await requestExport(ana)
  await requestExport(iva)
  await ana.call(exportApi.open, { token })
  await deleteExpiredExports(() => new Date(Date.now() + 2 * 3_600_000))
  expect([await exportsOf(ana.id), await exportsOf(iva.id)].map(({ length }) => length)).toEqual([0, 1])
  await deleteExpiredExports(() => new Date(Date.now() + 8 * 86_400_000))
  expect(await exportsOf(iva.id)).toEqual([])
})

it('is built once for repeated requests and jobs', async () => {
  const ana = await createAccount()
  await ana.call(exportApi.request, {})
  const { exportId, token } = await requestExport(ana)
  expect(await exportsOf(ana.id)).toHaveLength(1)
  await buildExport({ exportId })
  expect(await tokenMailedTo(ana.email)).toBe(token)
})
