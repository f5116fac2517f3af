import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { pageApi } from '@/lib/api/v1/cms/page'
import { versionApi } from '@/lib/api/v1/cms/version'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { elements } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { media } from '@/server/db/schema/media'
import { auditLog, sites } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, createPicture, emptyContent } from '../support/content'
import { createShownPage, lead, title } from './support'

const visitor = callAs()
const editor = await createMerchant('content')
const colleague = await createMerchant('content')

beforeEach(async () => {
  await database().db.delete(drafts)
  await emptyContent()
})

describe('a draft of a page', () => {
  it('begins as the published page, with its pictures', async () => {
    const picture = await createPicture()
    const image = { mediaId: picture.id, alt: 'Polica' }
    const { id } = await createPage({ slug: 'o-nama', title: 'O nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { image } } } })
    const draft = await editor.call(draftApi.get, { key: `page:${id}` })
    expect(draft).toMatchObject({
      revision: 0,
      isChanged: false,
      document: { page: { title: 'O nama' }, sections: { s_1: { meta: { image } } } },
    })
    expect(draft.pictures[picture.id]).toMatchObject({ id: picture.id, alt: 'Lampa' })
  })

  // docs/rules/lens.md#before-a-release
  it('comes with the pictures of what visitors see, which its own have replaced', async () => {
    const [before, after] = [await createPicture(), await createPicture()]
    const meta = { image: { mediaId: before.id, alt: '' } }
    const { id } = await createPage({ slug: 'o-nama', title: 'O nama', sections: { s_1: { type: 'hero', pos: 'a0', meta } } })
    const key = `page:${id}`
    const change: Change = { kind: 'set', section: 's_1', path: ['meta', 'image'], value: { mediaId: after.id, alt: '' } }
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] })
    const draft = await editor.call(draftApi.get, { key })
    expect(draft.published?.sections.s_1?.meta).toEqual(meta)
    expect(Object.keys(draft.pictures).toSorted()).toEqual([String(before.id), String(after.id)].toSorted())
  })

  it('shows no picture and no film of another site, whatever ids it names', async () => {
    const { db } = database()
    await db.insert(sites).values({ id: 2, key: 'druga', name: 'Druga', apiKey: 'druga', defaultLanguageId: 41 }).onConflictDoNothing()
    const [theirs, film] = [await createPicture(), await createPicture()]
    await db
      .update(media)
      .set({ siteId: 2 })
      .where(inArray(media.id, [theirs.id, film.id]))
    await db.update(media).set({ mime: 'video/mp4', path: 'f/film.mp4', posterId: theirs.id }).where(eq(media.id, film.id))
    const { key } = await createShownPage()
    const changes = [theirs.id, film.id].map((mediaId, n): Change => {
      return { kind: 'set', section: 's_1', path: ['meta', `image${n}`], value: { mediaId, alt: null } }
    })
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    expect((await editor.call(draftApi.get, { key })).pictures).toEqual({})
  })

  it('is saved and published; visitors read it from then on and not before', async () => {
    const { key, shown } = await createShownPage()
    const { batches } = await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [title('Zima')] })
    expect(batches).toEqual([{ client: 'a', sequence: 1, revision: 1, changes: [title('Zima')] }])
    expect(await shown()).toEqual({ title: 'Jesen' })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({
      revision: 1,
      isChanged: true,
      published: { sections: { s_1: { meta: { title: 'Jesen' } } } },
    })
    expect(await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })).toEqual({ published: [{ key, version: 2 }] })
    expect(await shown()).toEqual({ title: 'Zima' })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 1, isChanged: false, published: null })
    const [entry] = await database().db.select().from(auditLog).where(eq(auditLog.target, key))
    expect(entry).toMatchObject({ action: 'document.publish', actor: `user:${editor.id}`, detail: { version: 2, revision: 1 } })
  })

  it('changes the title of the page with its sections', async () => {
    const { key } = await createShownPage()
    const changes: Change[] = [{ kind: 'set', section: '', path: ['page', 'title'], value: 'Naša priča' }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect(await visitor.call(pageApi.get, { slug: 'o-nama' })).toMatchObject({ title: 'Naša priča' })
  })

  it('saves a repeated request once', async () => {
    const { key } = await createShownPage()
    const request = { key, revision: 0, client: 'a', sequence: 1, changes: [title('Zima')] }
    const first = await editor.call(draftApi.save, request)
    expect(await editor.call(draftApi.save, request)).toEqual(first)
    expect(await editor.call(draftApi.save, { ...request, revision: 1 })).toEqual({ batches: [] })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 1 })
  })

  it('refuses a stale revision and says what the editor lacks', async () => {
    const { key } = await createShownPage()
    await colleague.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [lead('Uvod')] })
    const failure = await failureOf(editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [title('Zima')] }))
    expect(failure).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      data: { revision: 1, batches: [{ client: 'b', changes: [lead('Uvod')] }] },
    })
    await editor.call(draftApi.save, { key, revision: 1, client: 'a', sequence: 1, changes: [title('Zima')] })
    const { document } = await editor.call(draftApi.get, { key })
    expect(document.sections.s_1?.meta).toEqual({ title: 'Zima', lead: 'Uvod' })
    expect((await editor.call(draftApi.changes, { key, revision: 1 })).batches).toHaveLength(1)
  })

  // docs/rules/editing.md#kept-batches
  it.each([
    ['many', 201, 10],
    ['large', 4, 900_000],
  ])('answers for %s batches that the draft is to be loaded whole, and knows a repeated one', async (_, count, length) => {
    const { key } = await createShownPage()
    const texts = Array.from({ length: Math.ceil(length / 90_000) }, (__, index) => `t${index}`)
    const save = (sequence: number, revision: number) => {
      const changes = texts.map((name): Change => ({
        kind: 'set',
        section: 's_1',
        path: ['meta', name],
        value: String(sequence).padEnd(Math.min(length, 90_000), 'x'),
      }))
      return editor.call(draftApi.save, { key, revision, client: 'a', sequence, changes })
    }
    for (let sequence = 1; sequence <= count; sequence++) await save(sequence, sequence - 1)
    expect(await editor.call(draftApi.changes, { key, revision: 0 })).toEqual({ batches: [], isComplete: false })
    expect(await save(1, 0)).toEqual({ batches: [], isComplete: false })
    const stale = await failureOf(save(count + 1, 0))
    expect(stale).toMatchObject({ code: 'STALE_VERSION', data: { revision: count, batches: [], isComplete: false } })
    expect((await editor.call(draftApi.changes, { key, revision: count - 2 })).batches).toHaveLength(2)
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: count })
  })

  // docs/rules/editing.md#conflict
  it('tells colleagues of a change that was made before its editor saw theirs', async () => {
    const { key } = await createShownPage()
    const unseen: Change = { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Njihov', isConcurrent: true }
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [title('Moj')] })
    await colleague.call(draftApi.save, { key, revision: 1, client: 'b', sequence: 1, changes: [unseen] })
    const { batches } = await editor.call(draftApi.changes, { key, revision: 1 })
    expect(batches).toMatchObject([{ client: 'b', changes: [unseen] }])
  })

  it('gives each of two editors who save at once a revision of their own, or a refusal', async () => {
    const { key } = await createShownPage()
    const answers = await Promise.allSettled([
      editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [title('Zima')] }),
      colleague.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [lead('Uvod')] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 1 })
  })

  it('publishes all documents or none, and none that somebody has changed meanwhile', async () => {
    const { key, shown } = await createShownPage()
    const other = await createPage({ slug: 'dostava', sections: {} })
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [title('Zima')] })
    const documents = [
      { key, revision: 1 },
      { key: `page:${other.id}`, revision: 5 },
    ]
    expect(await failureOf(editor.call(draftApi.publish, { documents }))).toMatchObject({ status: 409, code: 'STALE_VERSION' })
    expect(await shown()).toEqual({ title: 'Jesen' })
  })

  it('is discarded by changes that colleagues receive like any other', async () => {
    const { key } = await createShownPage()
    const changes: Change[] = [title('Zima'), { kind: 'add', section: 's_2', value: { type: 'faq', pos: 'a1' } }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    expect(await failureOf(editor.call(draftApi.discard, { key, revision: 0 }))).toMatchObject({ code: 'STALE_VERSION' })
    await editor.call(draftApi.discard, { key, revision: 1 })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 2, isChanged: false })
    expect((await editor.call(draftApi.changes, { key, revision: 0 })).batches).toHaveLength(2)
  })

  // docs/rules/editing.md#checkpoints
  it('stays as a version of the colleague who made it when it is discarded', async () => {
    const { key } = await createShownPage()
    await colleague.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [title('Zima')] })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ lastEditor: { isSelf: false } })
    expect(await colleague.call(draftApi.get, { key })).toMatchObject({ lastEditor: { isSelf: true } })
    await editor.call(draftApi.discard, { key, revision: 1 })
    const [kept] = (await editor.call(versionApi.filter, { key })).versions
    expect(kept).toMatchObject({ reason: 'beforeDiscard', revision: 1, user: { id: colleague.id }, publishedAt: null })
    await editor.call(versionApi.restore, { key, number: kept?.number ?? 0, revision: 2 })
    const { document } = await editor.call(draftApi.get, { key })
    expect(document.sections.s_1?.meta).toEqual({ title: 'Zima' })
  })

  it('is 404 for an unknown page, an archived one and a key of another kind', async () => {
    const archived = await createPage({ slug: 'stara', archived: true })
    for (const key of ['page:999999', `page:${archived.id}`, 'element:999999'])
      expect(await failureOf(editor.call(draftApi.get, { key }))).toMatchObject({ status: 404 })
    expect(await failureOf(editor.call(draftApi.get, { key: 'user:1' }))).toMatchObject({ status: 422 })
  })
})

describe('a draft of a layout element', () => {
  it('becomes the element when it is published, with a version that is kept', async () => {
    const own = { siteId: 1, languageId: 41, handler: 'header-section', title: 'Zaglavlje', slug: 'zaglavlje' }
    const [row] = await database()
      .db.insert(elements)
      .values({ ...own, meta: { listTitle: 'Razgovori' } })
      .returning({ id: elements.id })
    const key = `element:${row?.id}`
    const changes: Change[] = [{ kind: 'set', section: 'element', path: ['meta', 'listTitle'], value: 'Podcast' }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    const before = await visitor.call(elementApi.getByHandlers, { handlers: ['header-section'] })
    expect(before).toMatchObject([{ version: 1, meta: { listTitle: 'Razgovori' } }])
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    const after = await visitor.call(elementApi.getByHandlers, { handlers: ['header-section'] })
    expect(after).toMatchObject([{ version: 2, meta: { listTitle: 'Podcast' } }])
    const versions = await database()
      .db.select()
      .from(documentVersions)
      .where(eq(documentVersions.key, key))
      .orderBy(documentVersions.number)
    expect(versions).toMatchObject([
      { number: 1, reason: 'import', userId: null, doc: { sections: { element: { meta: { listTitle: 'Razgovori' } } } } },
      { number: 2, reason: 'publish', userId: editor.id, doc: { sections: { element: { meta: { listTitle: 'Podcast' } } } } },
    ])
  })
})
