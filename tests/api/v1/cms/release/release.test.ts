import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { pageApi } from '@/lib/api/v1/cms/page'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { pages } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { options } from '@/server/db/schema/site'
import { publishDueReleases } from '@/server/modules/cms/release/publish-due-releases'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content', 'publish')
const writer = await createMerchant('content')

const publishAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString()
const atTheMoment = () => new Date(publishAt)

async function aPage(slug: string) {
  const { id } = await createPage({ slug, sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  const key = `page:${id}`
  return {
    id,
    key,
    shown: async () => (await visitor.call(pageApi.get, { slug })).document.sections.s_1?.meta,
    async save(revision: number, title: string) {
      const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: title }
      await editor.call(draftApi.save, { key, revision, client: 'a', sequence: revision + 1, changes: [change] })
    },
  }
}

/** A release of two pages with the title 'Zima'. */
async function aRelease() {
  const [home, about] = [await aPage('pocetna'), await aPage('o-nama')]
  await home.save(0, 'Zima')
  await about.save(0, 'Zima')
  const documents = [
    { key: home.key, revision: 1 },
    { key: about.key, revision: 1 },
  ]
  const release = await editor.call(releaseApi.create, { title: 'Zimska akcija', publishAt, documents })
  return { home, about, release, shown: async () => [await home.shown(), await about.shown()] }
}
const winter = { title: 'Zima' }
const autumn = { title: 'Jesen' }

beforeEach(async () => {
  const { db } = database()
  await db.delete(releaseDocuments)
  await db.delete(releases)
  await db.delete(drafts)
  await db.delete(documentVersions)
  await db.delete(options).where(eq(options.key, 'RequireAdminPublishing'))
  await emptyContent()
})

describe('a release', () => {
  it('runs at its moment, once, with the documents as they were pinned', async () => {
    const { home, release, shown } = await aRelease()
    await home.save(1, 'Proljeće')
    expect(await publishDueReleases(() => new Date(Date.parse(publishAt) - 1))).toBe(0)
    expect(await shown()).toEqual([autumn, autumn])
    const runs = await Promise.all([publishDueReleases(atTheMoment), publishDueReleases(atTheMoment)])
    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 1])
    // Tests do not listen to the invalidations of background work.
    caches.clear()
    expect(await shown()).toEqual([winter, winter])
    expect(await editor.call(releaseApi.get, { id: release.id })).toMatchObject({
      state: 'published',
      documents: [{ hasNewerDraft: true }, {}],
    })
    expect((await editor.call(draftApi.get, { key: home.key })).document.sections.s_1?.meta).toEqual({ title: 'Proljeće' })
  })

  it('names its documents by the titles that it pins', async () => {
    const { release } = await aRelease()
    const { db } = database()
    const titled = { v: 1, sections: {}, page: { title: 'Zimska naslovnica' } }
    const [first] = release.documents
    await db
      .update(documentVersions)
      .set({ doc: titled })
      .where(and(eq(documentVersions.key, first?.key ?? ''), eq(documentVersions.number, first?.version ?? 0)))
    const { documents } = await editor.call(releaseApi.get, { id: release.id })
    expect(documents.map(({ key, title }) => [key, title])).toContainEqual([first?.key, 'Zimska naslovnica'])
  })

  it('is edited until it runs', async () => {
    const { home, about, release, shown } = await aRelease()
    await home.save(1, 'Proljeće')
    const put = [{ key: home.key, revision: 2 }]
    const changed = await editor.call(releaseApi.update, { id: release.id, version: 1, put, remove: [about.key], publishAt: null })
    expect(changed).toMatchObject({ publishAt: null, version: 2, documents: [{ key: home.key, revision: 2 }] })
    expect(await failureOf(editor.call(releaseApi.update, { id: release.id, version: 1, publishAt }))).toMatchObject({
      code: 'STALE_VERSION',
    })
    await editor.call(releaseApi.publishNow, { id: release.id, version: 2 })
    expect(await shown()).toEqual([{ title: 'Proljeće' }, autumn])
    expect(await failureOf(editor.call(releaseApi.update, { id: release.id, version: 3, publishAt }))).toMatchObject({
      code: 'RELEASE_CLOSED',
    })
  })

  it('does not run once it is cancelled', async () => {
    const { release, shown } = await aRelease()
    await editor.call(releaseApi.cancel, { id: release.id, version: 1 })
    expect(await publishDueReleases(atTheMoment)).toBe(0)
    expect(await shown()).toEqual([autumn, autumn])
  })

  it('is rolled back as one, to what visitors saw before', async () => {
    const { release, shown } = await aRelease()
    await publishDueReleases(atTheMoment)
    expect(await editor.call(releaseApi.rollback, { id: release.id, version: 2 })).toMatchObject({ state: 'rolledBack' })
    expect(await shown()).toEqual([autumn, autumn])
    expect(await failureOf(editor.call(releaseApi.rollback, { id: release.id, version: 3 }))).toMatchObject({ code: 'RELEASE_CLOSED' })
  })

  it('hides a page again that visitors got by it for the first time', async () => {
    const { id } = await editor.call(officePageApi.create, { title: 'Radionice', slug: 'radionice' })
    const input = { title: 'Radionice', documents: [{ key: `page:${id}`, revision: 0 }] }
    const { id: releaseId } = await editor.call(releaseApi.create, input)
    await editor.call(releaseApi.publishNow, { id: releaseId, version: 1 })
    expect(await visitor.call(pageApi.get, { slug: 'radionice' })).toMatchObject({ id })
    await editor.call(releaseApi.rollback, { id: releaseId, version: 2 })
    expect(await failureOf(visitor.call(pageApi.get, { slug: 'radionice' }))).toMatchObject({ status: 404 })
  })

  // docs/rules/editing.md#release-once
  it('is made once, also when the answer was lost and the request is repeated', async () => {
    const home = await aPage('pocetna')
    await home.save(0, 'Zima')
    const input = { title: 'Zima', publishAt, documents: [{ key: home.key, revision: 1 }] }
    const create = (key: string) => editor.call(releaseApi.create, input, { 'idempotency-key': key })
    const [first, second] = await Promise.all([create('isti'), create('isti')])
    expect(second).toEqual(first)
    await home.save(1, 'Prosinac')
    expect(await create('isti')).toMatchObject({ id: first.id, documents: [{ revision: 1, hasNewerDraft: true }] })
    expect((await editor.call(releaseApi.filter, {})).releases).toHaveLength(1)
  })

  // docs/rules/lens.md#edits-at-a-moment
  it('keeps only the last of the versions that edits at its moment have pinned', async () => {
    const { home, release, shown } = await aRelease()
    for (const [revision, title] of [
      [1, 'Prosinac'],
      [2, 'Siječanj'],
    ] as const) {
      await home.save(revision, title)
      const put = [{ key: home.key, revision: revision + 1 }]
      await editor.call(releaseApi.update, { id: release.id, version: revision, put })
    }
    const kept = await database().db.select().from(documentVersions).where(eq(documentVersions.key, home.key))
    expect(kept.filter(({ reason }) => reason === 'release').map(({ revision }) => revision)).toEqual([3])
    await publishDueReleases(atTheMoment)
    expect(await shown()).toEqual([{ title: 'Siječanj' }, winter])
  })

  it('keeps a replaced version that another release pins', async () => {
    const { home, release } = await aRelease()
    const documents = [{ key: home.key, revision: 1 }]
    const [pin] = await database().db.select().from(releaseDocuments).where(eq(releaseDocuments.key, home.key))
    const other = await editor.call(releaseApi.create, { title: 'Druga', publishAt, documents })
    await database().db.update(releaseDocuments).set({ versionId: pin?.versionId }).where(eq(releaseDocuments.releaseId, other.id))
    await home.save(1, 'Prosinac')
    await editor.call(releaseApi.update, { id: release.id, version: 1, put: [{ key: home.key, revision: 2 }] })
    expect(await editor.call(releaseApi.get, { id: other.id })).toMatchObject({ documents: [{ revision: 1 }] })
  })

  it('says what was published by hand meanwhile, and shows what it pins', async () => {
    const { home, about, release, shown } = await aRelease()
    await home.save(1, 'Proljeće')
    await editor.call(draftApi.publish, { documents: [{ key: home.key, revision: 2 }] })
    const { documents } = await editor.call(releaseApi.get, { id: release.id })
    expect(Object.fromEntries(documents.map(({ key, publishedMeanwhile }) => [key, publishedMeanwhile]))).toEqual({
      [home.key]: true,
      [about.key]: false,
    })
    await publishDueReleases(atTheMoment)
    expect(await shown()).toEqual([winter, winter])
  })

  it('publishes nothing when one document cannot be published', async () => {
    const { home, about, release } = await aRelease()
    await database().db.update(pages).set({ archivedAt: new Date() }).where(eq(pages.id, about.id))
    expect(await publishDueReleases(atTheMoment)).toBe(0)
    expect(await home.shown()).toEqual(autumn)
    expect(await editor.call(releaseApi.get, { id: release.id })).toMatchObject({ state: 'failed' })
    expect(await publishDueReleases(atTheMoment)).toBe(0)
  })

  it('fails for any reason without keeping later releases from running', async () => {
    const { home, release } = await aRelease()
    const later = await aPage('kontakt')
    await later.save(0, 'Zima')
    const documents = [{ key: later.key, revision: 1 }]
    const other = await editor.call(releaseApi.create, { title: 'Druga', publishAt, documents })
    await database()
      .db.update(documentVersions)
      .set({ doc: { v: 'broken' } })
      .where(and(eq(documentVersions.key, home.key), eq(documentVersions.reason, 'release')))
    expect(await publishDueReleases(atTheMoment)).toBe(1)
    caches.clear()
    expect([await home.shown(), await later.shown()]).toEqual([autumn, winter])
    expect(await editor.call(releaseApi.get, { id: release.id })).toMatchObject({ state: 'failed' })
    expect(await editor.call(releaseApi.get, { id: other.id })).toMatchObject({ state: 'published' })
  })

  it('is refused for a stale draft and a moment that has passed', async () => {
    const home = await aPage('pocetna')
    await home.save(0, 'Zima')
    const create = (revision: number, at: string) =>
      failureOf(editor.call(releaseApi.create, { title: 'x', publishAt: at, documents: [{ key: home.key, revision }] }))
    expect(await create(0, publishAt)).toMatchObject({ code: 'STALE_VERSION' })
    expect(await create(1, '2020-01-01T00:00:00Z')).toMatchObject({ status: 422, fieldErrors: { publishAt: [expect.any(String)] } })
    expect((await editor.call(releaseApi.filter, {})).releases).toEqual([])
  })

  it('is scheduled only by those who may publish, where the site requires it', async () => {
    const home = await aPage('pocetna')
    await home.save(0, 'Zima')
    await database().db.insert(options).values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
    const documents = [{ key: home.key, revision: 1 }]
    expect(await failureOf(writer.call(releaseApi.create, { title: 'x', publishAt, documents }))).toMatchObject({
      code: 'APPROVAL_REQUIRED',
    })
    const { id } = await writer.call(releaseApi.create, { title: 'x', documents })
    const refusal = { status: 403, code: 'APPROVAL_REQUIRED' }
    expect(await failureOf(writer.call(releaseApi.update, { id, version: 1, publishAt }))).toMatchObject(refusal)
    expect(await failureOf(writer.call(releaseApi.publishNow, { id, version: 1 }))).toMatchObject(refusal)
  })
})
