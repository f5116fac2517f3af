import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { pageApi } from '@/lib/api/v1/cms/page'
import { versionApi } from '@/lib/api/v1/cms/version'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { drafts, documentVersions } from '@/server/db/schema/draft'
import { deleteOldCheckpoints } from '@/server/modules/cms/version/delete-old-checkpoints'
import { callAs, failureOf, type Caller } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const colleague = await createMerchant('content')

const title = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'title'], value })

async function aPage() {
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  const key = `page:${id}`
  return {
    key,
    shown: async () => (await visitor.call(pageApi.get, { slug: 'o-nama' })).document.sections.s_1?.meta,
    save: (who: Caller, revision: number, text: string) =>
      who.call(draftApi.save, { key, revision, client: who === editor ? 'a' : 'b', sequence: revision + 1, changes: [title(text)] }),
    versions: async () => (await editor.call(versionApi.filter, { key })).versions,
  }
}

/** Moves the last checkpoint of all drafts into the past. */
async function age(minutes: number) {
  const checkpointAt = new Date(Date.now() - minutes * 60_000)
  await database().db.update(drafts).set({ checkpointAt })
}

beforeEach(async () => {
  await database().db.delete(drafts)
  await database().db.delete(documentVersions)
  await emptyContent()
})

describe('the versions of a document', () => {
  it('begin with what visitors saw before the first publication', async () => {
    const { key, save, versions } = await aPage()
    await save(editor, 0, 'Zima')
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }], note: 'Za blagdane' })
    expect(await versions()).toMatchObject([
      { number: 2, reason: 'publish', note: 'Za blagdane', revision: 1, user: { id: editor.id }, isLive: true },
      { number: 1, reason: 'import', user: null, isLive: false },
    ])
    const first = await editor.call(versionApi.get, { key, number: 1 })
    expect(first.document).toMatchObject({ page: { title: 'o-nama' }, sections: { s_1: { meta: { title: 'Jesen' } } } })
  })

  it('are one for a repeated publication, also after a colleague has saved again', async () => {
    const { key, save, versions } = await aPage()
    await save(editor, 0, 'Zima')
    const request = { documents: [{ key, revision: 1 }] }
    const answers = await Promise.all([editor.call(draftApi.publish, request), editor.call(draftApi.publish, request)])
    expect(answers[1]).toEqual(answers[0])
    await save(colleague, 1, 'Proljeće')
    expect(await editor.call(draftApi.publish, request)).toEqual(answers[0])
    expect(await versions()).toHaveLength(2)
  })

  it('are kept by hand under a name', async () => {
    const { key, save, versions } = await aPage()
    await save(editor, 0, 'Zima')
    expect(await failureOf(editor.call(versionApi.create, { key, revision: 0, note: 'x' }))).toMatchObject({ code: 'STALE_VERSION' })
    expect(await editor.call(versionApi.create, { key, revision: 1, note: 'Prije akcije' })).toEqual({ number: 2 })
    expect((await versions())[0]).toMatchObject({ reason: 'checkpoint', note: 'Prije akcije', isLive: false, publishedAt: null })
  })

  it('are kept when a colleague goes on, and after ten minutes of work', async () => {
    const { save, versions } = await aPage()
    await save(editor, 0, 'Zima')
    await save(editor, 1, 'Zima!')
    expect(await versions()).toEqual([])
    await save(colleague, 2, 'Proljeće')
    await age(11)
    await save(colleague, 3, 'Proljeće!')
    await save(colleague, 4, 'Ljeto')
    expect(await versions()).toMatchObject([
      { reason: 'checkpoint', revision: 3, user: { id: colleague.id } },
      { reason: 'handover', revision: 2, user: { id: editor.id } },
      { reason: 'import' },
    ])
  })

  it('are restored into the draft by one batch, after a version of the draft, and without a change for visitors', async () => {
    const { key, save, shown, versions } = await aPage()
    await save(editor, 0, 'Zima')
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    await save(editor, 1, 'Proljeće')
    expect(await failureOf(editor.call(versionApi.restore, { key, number: 1, revision: 1 }))).toMatchObject({ code: 'STALE_VERSION' })
    const { batches } = await editor.call(versionApi.restore, { key, number: 1, revision: 2 })
    expect(batches).toMatchObject([{ revision: 3 }])
    const { document } = await editor.call(draftApi.get, { key })
    expect(document.sections.s_1?.meta).toEqual({ title: 'Jesen' })
    expect((await versions())[0]).toMatchObject({ reason: 'beforeRestore', revision: 2 })
    expect(await shown()).toEqual({ title: 'Zima' })
    expect(await editor.call(versionApi.restore, { key, number: 1, revision: 3 })).toEqual({ batches: [] })
  })

  it('are 404 for an unknown number and an unknown document', async () => {
    const { key } = await aPage()
    expect(await failureOf(editor.call(versionApi.get, { key, number: 9 }))).toMatchObject({ status: 404 })
    expect(await failureOf(editor.call(versionApi.restore, { key, number: 9, revision: 0 }))).toMatchObject({ status: 404 })
    expect(await failureOf(editor.call(versionApi.filter, { key: 'page:999999' }))).toMatchObject({ status: 404 })
  })

  it('that nobody named are thinned with time', async () => {
    const { key, save } = await aPage()
    await save(editor, 0, 'Zima')
    const { db } = database()
    const [kept] = await db.select({ doc: drafts.doc }).from(drafts)
    const day = (at: string, number: number, note = '') =>
      ({ siteId: 1, languageId: 41, key, number, doc: kept?.doc ?? {}, reason: 'checkpoint', note, createdAt: new Date(at) }) as const
    const morning = [day('2026-11-10T08:00:00Z', 3), day('2026-11-10T09:00:00Z', 4), day('2026-11-11T09:00:00Z', 5)]
    const others = [day('2026-07-01T08:00:00Z', 1), day('2026-07-01T08:00:00Z', 2, 'Prije akcije'), day('2026-11-21T08:00:00Z', 6)]
    await db.insert(documentVersions).values([...morning, ...others, day('2026-11-21T09:00:00Z', 7)])
    expect(await deleteOldCheckpoints(() => new Date('2026-11-22T12:00:00Z'))).toBe(2)
    const left = await db.select({ number: documentVersions.number }).from(documentVersions).where(eq(documentVersions.key, key))
    expect(left.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([2, 4, 5, 6, 7])
  })
})
