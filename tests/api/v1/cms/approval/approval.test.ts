import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { pageApi } from '@/lib/api/v1/cms/page'
import { database } from '@/server/db/client'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { pageTexts } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { outbox } from '@/server/db/schema/outbox'
import { options } from '@/server/db/schema/site'
import { tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const visitor = callAs()
const writer = await createMerchant('content')
const owner = await createMerchant('content', 'publish')
const shopkeeper = await createMerchant('catalogue', 'publish')

beforeEach(async () => {
  const { db } = database()
  await db.delete(approvals)
  await db.delete(outbox)
  await db.delete(drafts)
  await db.delete(documentVersions)
  await emptyContent()
  await db
    .insert(options)
    .values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: true } })
})

async function save(key: string, revision: number, title: string) {
  const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: title }
  await writer.call(draftApi.save, { key, revision, client: 'a', sequence: revision + 1, changes: [change] })
}

async function aPageWithTitle() {
  const { id } = await createPage({ slug: 'o-nama', sections: {} })
  return { id, key: `page:${id}` }
}

/** A request to publish the title 'Zima'. */
async function aRequest() {
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  const key = `page:${id}`
  await save(key, 0, 'Zima')
  const input = { documents: [{ key, revision: 1 }], note: 'Molim pregled.' }
  const approval = await writer.call(approvalApi.request, input)
  const shown = async () => (await visitor.call(pageApi.get, { slug: 'o-nama' })).document.sections.s_1?.meta
  return { key, input, approval, shown, token: await tokenMailedTo(owner.email) }
}

it('is mailed to those who may publish the documents, and its link shows them beside what visitors see', async () => {
  const { key, approval, token } = await aRequest()
  expect(approval).toMatchObject({ state: 'open', note: 'Molim pregled.', documents: [{ key, revision: 1, hasNewerDraft: false }] })
  const mails = await database().db.select({ to: outbox.to, template: outbox.template }).from(outbox)
  expect(mails).toEqual([{ to: owner.email, template: 'approvalRequested' }])
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const [row] = await database().db.select().from(approvals)
  expect(JSON.stringify(row)).not.toContain(token)
  await save(key, 1, 'Proljeće')
  const { views, documents } = await visitor.call(approvalApi.get, { token })
  expect(views.map(({ target }) => target)).toEqual(['o-nama'])
  expect(views.map(({ live, draft }) => [live.sections.s_1?.meta, draft.sections.s_1?.meta])).toEqual([
    [{ title: 'Jesen' }, { title: 'Zima' }],
  ])
  expect(documents).toMatchObject([{ hasNewerDraft: true }])
})

it('is read by nobody without its token, nor after seven days', async () => {
  const { approval, token } = await aRequest()
  for (const wrong of ['pogodak', String(approval.id)])
    expect(await failureOf(visitor.call(approvalApi.get, { token: wrong }))).toMatchObject({ status: 404 })
  expect((await visitor.send(approvalApi.get, {})).status).toBe(422)
  expect((await visitor.send(approvalApi.filter, {})).status).toBe(403)
  await database().db.update(approvals).set({ expiresAt: new Date() }).where(eq(approvals.id, approval.id))
  expect(await failureOf(visitor.call(approvalApi.get, { token }))).toMatchObject({ code: 'APPROVAL_CLOSED', data: { state: 'expired' } })
  expect(await failureOf(owner.call(approvalApi.approve, { id: approval.id }))).toMatchObject({ code: 'APPROVAL_CLOSED' })
  expect(await owner.call(approvalApi.filter, {})).toEqual({ approvals: [] })
})

it('is approved once, by those with both rights, and shows visitors what was requested', async () => {
  const { key, approval, shown } = await aRequest()
  expect(await failureOf(writer.call(draftApi.publish, { documents: [{ key, revision: 1 }] }))).toMatchObject({ code: 'APPROVAL_REQUIRED' })
  expect(await failureOf(writer.call(approvalApi.approve, { id: approval.id }))).toMatchObject({ status: 403 })
  expect(await failureOf(shopkeeper.call(approvalApi.approve, { id: approval.id }))).toMatchObject({ status: 403 })
  expect(await shopkeeper.call(approvalApi.filter, {})).toEqual({ approvals: [] })
  expect((await owner.call(approvalApi.filter, {})).approvals).toHaveLength(1)
  expect(await owner.call(approvalApi.approve, { id: approval.id, comment: 'Lijepo.' })).toMatchObject({
    state: 'approved',
    comment: 'Lijepo.',
  })
  expect(await shown()).toEqual({ title: 'Zima' })
  expect(await failureOf(owner.call(approvalApi.reject, { id: approval.id }))).toMatchObject({ status: 409, code: 'APPROVAL_CLOSED' })
})

it('is not approved once a draft has gone on', async () => {
  const { key, approval, shown } = await aRequest()
  await save(key, 1, 'Proljeće')
  expect(await failureOf(owner.call(approvalApi.approve, { id: approval.id }))).toMatchObject({ status: 409, code: 'STALE_VERSION' })
  expect(await shown()).toEqual({ title: 'Jesen' })
})

it('is rejected with a comment, and publishes nothing', async () => {
  const { approval, shown } = await aRequest()
  expect(await owner.call(approvalApi.reject, { id: approval.id, comment: 'Naslov je prekratak.' })).toMatchObject({ state: 'rejected' })
  expect(await shown()).toEqual({ title: 'Jesen' })
})

it('tells the one who asked what became of it, and nobody else', async () => {
  const { approval } = await aRequest()
  const own = async () => (await writer.call(approvalApi.filter, {})).approvals
  expect(await own()).toMatchObject([{ state: 'open', isOwn: true, decidedBy: null, decidedAt: null }])
  expect((await owner.call(approvalApi.filter, {})).approvals).toMatchObject([{ isOwn: false }])
  const decided = await owner.call(approvalApi.reject, { id: approval.id, comment: 'Naslov je prekratak.' })
  expect(decided.decidedAt).not.toBeNull()
  const { decidedBy, decidedAt } = decided
  expect(await own()).toMatchObject([{ state: 'rejected', comment: 'Naslov je prekratak.', decidedBy, decidedAt }])
  expect((await owner.call(approvalApi.filter, {})).approvals).toEqual([])
  await database().db.update(approvals).set({ state: 'open', expiresAt: new Date() })
  expect(await own()).toMatchObject([{ state: 'expired' }])
})

// docs/rules/editing.md#changed-elsewhere
it('publishes a field that has changed elsewhere meanwhile only when it is named', async () => {
  const { id, key } = await aPageWithTitle()
  const change = { kind: 'set' as const, section: '', path: ['page', 'title'], value: 'O knjižari' }
  await writer.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] })
  const approval = await writer.call(approvalApi.request, { documents: [{ key, revision: 1 }] })
  await database().db.update(pageTexts).set({ title: 'O nakladi' }).where(eq(pageTexts.pageId, id))
  expect(await failureOf(owner.call(approvalApi.approve, { id: approval.id }))).toMatchObject({
    code: 'FIELD_CHANGED',
    data: { key, conflicts: [{ field: 'title', published: 'O nakladi' }] },
  })
  await owner.call(approvalApi.approve, { id: approval.id, overwrite: { [key]: ['title'] } })
  expect(await database().db.select({ title: pageTexts.title }).from(pageTexts).where(eq(pageTexts.pageId, id))).toEqual([
    { title: 'O knjižari' },
  ])
})

it('is one when it is sent twice', async () => {
  const { input, approval } = await aRequest()
  expect((await writer.call(approvalApi.request, input)).id).toBe(approval.id)
  expect(await database().db.select().from(approvalDocuments)).toHaveLength(1)
  expect(await database().db.select().from(outbox)).toHaveLength(1)
})
