import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { pageApi } from '@/lib/api/v1/cms/page'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { media } from '@/server/db/schema/media'
import { releases } from '@/server/db/schema/release'
import { options } from '@/server/db/schema/site'
import { createPage, emptyContent } from '@/tests/api/v1/cms/support/content'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { daysAgo } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { photo, uploader } from './support'

disableRateLimits()
const writer = await createMerchant('content')
const publisher = await createMerchant('content', 'publish')
type Editor = typeof writer
type Item = { id: number; revision: number }

beforeEach(async () => {
  const { db } = database()
  await db.delete(releases)
  await db.delete(drafts)
  await db.delete(documentVersions)
  await emptyContent()
  await db.delete(media)
  await db.delete(options).where(eq(options.key, 'RequireAdminPublishing'))
  await db.insert(options).values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
})

const section = (mediaId: number) => ({ s_1: { type: 'hero', pos: 'a0', meta: { image: { mediaId } } } })
const anItem = async (n: number) => uploader(writer).upload({ content: await photo(n) })

/** An item with two files, on a published page. */
async function shownItem() {
  const before = await anItem(70)
  const item = await uploader(writer).replace(before, { content: await photo(71) })
  await createPage({ slug: 'o-nama', sections: section(item.id) })
  return item
}

const visible: [string, (editor: Editor, item: Item) => Promise<unknown>][] = [
  ['another file', async (e, item) => uploader(e).replace(item, { content: await photo(72) })],
  ['an older file', (e, { id, revision }) => e.call(mediaApi.restoreVersion, { id, revision, number: 1 })],
  ['another crop', (e, { id, revision }) => e.call(mediaApi.update, { id, revision, crop: { x: 0, y: 0, width: 0.5, height: 1 } })],
  ['another focal point', (e, { id, revision }) => e.call(mediaApi.update, { id, revision, focal: { x: 0, y: 0 } })],
  ['another text', (e, { id, revision }) => e.call(mediaApi.update, { id, revision, alt: { hrv: 'Zima' } })],
  ['no text', (e, { id, revision }) => e.call(mediaApi.update, { id, revision, decorative: true })],
]

// docs/rules/media.md#shown-items
describe('an item that visitors see gets only from those who may publish', () => {
  it.each(visible)('%s', async (_, change) => {
    const item = await shownItem()
    expect(await failureOf(change(writer, item))).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
    expect(await writer.call(mediaApi.get, { id: item.id })).toMatchObject({ revision: item.revision, version: 2 })
    await expect(change(publisher, item)).resolves.toMatchObject({ revision: item.revision + 1 })
  })

  it('files of a planned release', async () => {
    const item = await anItem(73)
    const page = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0' } } })
    const key = `page:${page.id}`
    const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'image'], value: { mediaId: item.id } }
    await writer.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] })
    const { id, revision } = await writer.call(mediaApi.update, { id: item.id, revision: 1, alt: { hrv: 'Jesen' } })
    const at = daysAgo(-1).toISOString()
    await publisher.call(releaseApi.create, { title: 'Zima', publishAt: at, documents: [{ key, revision: 1 }] })
    const refused = writer.call(mediaApi.update, { id, revision, alt: { hrv: 'Zima' } })
    expect(await failureOf(refused)).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
  })

  it('the poster of a video that visitors see', async () => {
    const poster = await anItem(74)
    const video = await shownItem()
    await database().db.update(media).set({ posterId: poster.id }).where(eq(media.id, video.id))
    const refused = writer.call(mediaApi.update, { id: poster.id, revision: 1, focal: { x: 0, y: 0 } })
    expect(await failureOf(refused)).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
  })
})

describe('unpublished files need no right to publish', () => {
  it.each(visible.filter(([name]) => name !== 'an older file'))('%s for an item that only a draft has', async (_, change) => {
    const item = await anItem(75)
    await createPage({ slug: 'o-nama', sections: section(item.id), published: false })
    await expect(change(writer, item)).resolves.toMatchObject({ id: item.id })
  })

  it('titles, tags, folders and the trash, also of an item that visitors see', async () => {
    const item = await shownItem()
    const { id, revision } = item
    await writer.call(mediaApi.update, { id, revision, title: 'Police', description: 'Lijeva', tags: ['zima'], folderId: null })
    await writer.call(mediaApi.move, { ids: [id], folderId: null })
    const shown = () => callAs().call(pageApi.get, { slug: 'o-nama' })
    const before = await shown()
    await writer.call(mediaApi.delete, { id })
    expect(await shown()).toEqual(before)
    expect(JSON.stringify(before)).toContain(`/media/${item.hash}/`)
    await writer.call(mediaApi.restore, { id })
  })
})
