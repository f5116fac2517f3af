import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { postApi } from '@/lib/api/v1/cms/post'
import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { termApi } from '@/lib/api/v1/cms/term'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { posts } from '@/server/db/schema/cms'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { createCategory, createProduct, daysAgo } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPost, emptyContent } from '../support/content'
import { draftsOf, emptyDrafts, nextSequence } from '../support/drafts'

const visitor = callAs()
const editor = await createMerchant('content', 'publish', 'catalogue')
const english = callAs({ accessToken: editor.accessToken, headers: { 'x-gaussbox-language': 'eng' } })
const { setFields, publish } = draftsOf(editor)

beforeEach(async () => {
  for (const table of [releaseDocuments, releases]) await database().db.delete(table)
  await emptyDrafts()
  await emptyContent()
})

const titles = async () => (await visitor.call(postApi.filterStandard, {})).records.map(({ title }) => title)
const storedMoment = async () => (await database().db.select({ at: posts.publishedAt }).from(posts)).map(({ at }) => at)

/** Runs a release of a draft and rolls it back. */
async function runAndRollBack(documents: { key: string; revision: number }[], whileItRuns = async () => {}) {
  const { id } = await editor.call(releaseApi.create, { title: 'Zima', documents })
  await editor.call(releaseApi.publishNow, { id, version: 1 })
  await whileItRuns()
  await editor.call(releaseApi.rollback, { id, version: 2 })
}

// docs/rules/editing.md#releases
describe('a rollback', () => {
  it.each([
    [
      'a post',
      'title',
      async () => {
        const { id } = await createPost({ title: 'Staro' })
        return { key: `post:${id}`, shown: async () => (await visitor.call(termApi.get, { id })).title }
      },
    ],
    [
      'an event',
      'title',
      async () => {
        const { id } = await createEvent({ title: 'Staro', startsInDays: 2 })
        return { key: `event:${id}`, shown: async () => (await visitor.call(eventApi.get, { id })).title }
      },
    ],
    [
      'a category',
      'name',
      async () => {
        const { id } = await createCategory({ name: 'Staro', slug: `staro-${nextSequence()}` })
        return { key: `category:${id}`, shown: async () => (await visitor.call(categoryApi.get, { id })).name }
      },
    ],
    [
      'a product',
      'name',
      async () => {
        const { id } = await createProduct({ name: 'Staro' })
        return { key: `product:${id}`, shown: async () => (await visitor.call(productApi.get, { id })).name }
      },
    ],
  ])('shows what visitors saw before of %s', async (_, field, create) => {
    const { key, shown } = await create()
    const revision = await setFields(key, { [field]: 'Novo' })
    await runAndRollBack([{ key, revision }], async () => expect(await shown()).toBe('Novo'))
    expect(await shown()).toBe('Staro')
  })

  it('leaves a post without a moment that had none before', async () => {
    const { id } = await editor.call(newPostApi.create, { title: 'O lampama', slug: 'o-lampama' })
    const key = `post:${id}`
    const revision = await setFields(key, { excerpt: 'Svjetlo.' })
    await runAndRollBack([{ key, revision }], async () => expect(await titles()).toEqual(['O lampama']))
    expect(await titles()).toEqual([])
    expect(await editor.call(officePostApi.get, { id })).toMatchObject({ state: 'draft', published_at: null })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ visibility: 'hidden' })
    await editor.call(draftApi.publish, { documents: [{ key, revision, keepHidden: true }] })
    expect(await titles()).toEqual([])
    await publish(key, revision)
    expect(await titles()).toEqual(['O lampama'])
  })

  it('leaves a post the moment that it had before, or that an editor has set since', async () => {
    const moment = daysAgo(-3)
    const { id } = await createPost({ title: 'Zakazano', publishedDaysAgo: null })
    const key = `post:${id}`
    const revision = await setFields(key, { title: 'Zimsko' })
    await runAndRollBack([{ key, revision }], async () => {
      await editor.call(officePostApi.update, { id, published_at: moment.toISOString() })
    })
    expect(await storedMoment()).toEqual([moment])
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ visibility: 'new' })
    const later = await editor.call(draftApi.get, { key })
    await runAndRollBack([{ key, revision: later.revision }])
    expect(await storedMoment()).toEqual([moment])
  })

  describe('of a post in two languages', () => {
    beforeAll(async () => {
      await database().db.execute(
        sql`insert into site_languages (site_id, language_id, position) select 1, id, 1 from languages where code = 'eng'`,
      )
      caches.invalidate(['site'])
    })
    afterAll(async () => {
      await database().db.execute(sql`delete from site_languages where site_id = 1 and position = 1`)
      caches.invalidate(['site'])
    })

    it('takes the moment away with the last of them', async () => {
      const { id } = await createPost({ title: 'Zimske priče', publishedDaysAgo: 1 })
      await editor.call(officePostApi.createTranslation, { id, language: 'eng', title: 'Winter tales', slug: 'winter-tales' })
      await editor.call(officePostApi.unpublish, { id })
      const key = `post:${id}`
      const release = await editor.call(releaseApi.create, { title: 'Zima', documents: [{ key, revision: 0 }] })
      await english.call(releaseApi.update, { id: release.id, version: 1, put: [{ key, revision: 0 }] })
      await editor.call(releaseApi.publishNow, { id: release.id, version: 2 })
      expect(await titles()).toEqual(['Zimske priče'])
      await editor.call(releaseApi.rollback, { id: release.id, version: 3 })
      expect(await titles()).toEqual([])
      expect(await storedMoment()).toEqual([null])
    })

    it('leaves the moment to a language that was published since', async () => {
      const { id } = await createPost({ title: 'Zimske priče', publishedDaysAgo: 1 })
      await editor.call(officePostApi.createTranslation, { id, language: 'eng', title: 'Winter tales', slug: 'winter-tales' })
      await editor.call(officePostApi.unpublish, { id })
      const key = `post:${id}`
      await runAndRollBack([{ key, revision: 0 }], async () => {
        await english.call(draftApi.publish, { documents: [{ key, revision: 0 }] })
      })
      expect(await titles()).toEqual([])
      expect(await english.call(officePostApi.get, { id })).toMatchObject({ state: 'published' })
    })
  })
})
