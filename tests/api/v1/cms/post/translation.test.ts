import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { postApi } from '@/lib/api/v1/cms/post'
import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { termApi } from '@/lib/api/v1/cms/term'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { options } from '@/server/db/schema/site'
import { daysAgo } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPost, emptyContent } from '../support/content'

const writer = await createMerchant('content')
const publisher = await createMerchant('content', 'publish')
const inEnglish = { 'x-gaussbox-language': 'eng' }
const english = callAs({ accessToken: writer.accessToken, headers: inEnglish })
const englishPublisher = callAs({ accessToken: publisher.accessToken, headers: inEnglish })
const visitor = callAs()
const englishVisitor = callAs({ headers: inEnglish })

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
beforeEach(async () => {
  for (const table of [drafts, documentVersions, options]) await database().db.delete(table)
  await emptyContent()
})

const aPost = () => createPost({ slug: 'zimske-price', title: 'Zimske priče', text: 'Lampa gori.', publishedDaysAgo: 1 })
const translate = (id: number) =>
  writer.call(officePostApi.createTranslation, { id, language: 'eng', title: 'Winter tales', slug: 'winter-tales' })

/** All that a visitor of a language finds of it. */
async function found(caller: typeof visitor, slug: string, word: string) {
  const answers = [
    await caller.send(termApi.get, { id: slug }),
    await caller.send(postApi.filterStandard, {}),
    await caller.send(postApi.filterStandard, { filters: { keywords: word } }),
    await caller.send(finderApi.searchSlugs, { q: word }),
    await caller.send(finderApi.decide, { params: [slug] }),
  ]
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  return texts.filter((text) => text.includes(slug) && !text.includes('errored')).length
}

// docs/rules/content.md#post-translations
describe('the translation of a post', () => {
  it('begins as an unpublished copy that no visitor finds', async () => {
    const { id } = await aPost()
    expect(await translate(id)).toMatchObject({ id, slug: 'winter-tales', title: 'Winter tales', state: 'draft' })
    const { document, isChanged } = await english.call(draftApi.get, { key: `post:${id}` })
    expect(document.page).toMatchObject({ title: 'Winter tales' })
    expect(JSON.stringify(document.page)).toContain('Lampa gori.')
    expect(isChanged).toBe(true)
    expect(await found(englishVisitor, 'winter-tales', 'Winter')).toBe(0)
    expect(await visitor.call(finderApi.getUrlOnLanguage, { path: '/zimske-price', language: 'eng' })).toEqual({ url: '/en' })
    const [drafted] = (await english.call(officePostApi.filter, { states: ['draft'] })).records
    expect(drafted).toMatchObject({ id, state: 'draft' })
    expect(await writer.call(officePostApi.get, { id })).toMatchObject({ slug: 'zimske-price', state: 'published' })
  })

  it('is published for itself, and each language has its own texts and address', async () => {
    const { id } = await aPost()
    await translate(id)
    const key = `post:${id}`
    const changes = [{ kind: 'set' as const, section: '', path: ['page', 'excerpt'], value: 'By the lamp.' }]
    await english.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    await english.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect(await englishVisitor.call(termApi.get, { id: 'winter-tales' })).toMatchObject({ title: 'Winter tales', excerpt: 'By the lamp.' })
    expect(await found(englishVisitor, 'winter-tales', 'Winter')).toBe(5)
    expect(await visitor.call(termApi.get, { id: 'zimske-price' })).toMatchObject({ title: 'Zimske priče', excerpt: '' })
    expect(await visitor.call(finderApi.getUrlOnLanguage, { path: '/zimske-price', language: 'eng' })).toEqual({ url: '/en/winter-tales' })
    expect(await visitor.call(finderApi.getUrlOnLanguage, { path: '/en/winter-tales', language: 'hrv' })).toEqual({ url: '/zimske-price' })
  })

  it('is unpublished without the original, and the original without it', async () => {
    const { id } = await aPost()
    await translate(id)
    await english.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await english.call(officePostApi.unpublish, { id })).toMatchObject({ state: 'draft' })
    expect(await failureOf(englishVisitor.call(termApi.get, { id: 'winter-tales' }))).toMatchObject({ status: 404 })
    expect(await visitor.call(termApi.get, { id: 'zimske-price' })).toMatchObject({ id })

    await english.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await writer.call(officePostApi.unpublish, { id })).toMatchObject({ state: 'draft' })
    expect(await englishVisitor.call(termApi.get, { id: 'winter-tales' })).toMatchObject({ id })
    expect(await failureOf(visitor.call(termApi.get, { id: 'zimske-price' }))).toMatchObject({ status: 404 })

    expect(await english.call(officePostApi.unpublish, { id })).toMatchObject({ state: 'draft', published_at: null })
    await writer.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await visitor.call(termApi.get, { id: 'zimske-price' })).toMatchObject({ id })
    expect(await failureOf(englishVisitor.call(termApi.get, { id: 'winter-tales' }))).toMatchObject({ status: 404 })
  })

  it('waits for the moment of its post', async () => {
    const { id } = await createPost({ slug: 'zimske-price', publishedDaysAgo: -1 })
    await translate(id)
    await english.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await english.call(officePostApi.get, { id })).toMatchObject({ state: 'scheduled' })
    expect(await found(englishVisitor, 'winter-tales', 'Winter')).toBe(0)
  })

  it('is made once for each language of the site, at an address of its own', async () => {
    const { id } = await aPost()
    const input = { id, title: 'Tales', slug: 'tales' }
    for (const language of ['hrv', 'fra']) {
      const refused = writer.call(officePostApi.createTranslation, { ...input, language })
      expect(await failureOf(refused)).toMatchObject({ status: 422, fieldErrors: { language: [expect.any(String)] } })
    }
    await translate(id)
    const again = await failureOf(translate(id))
    expect(again).toMatchObject({ status: 422, fieldErrors: { language: [expect.any(String)] } })
    const { id: other } = await createPost({ slug: 'druge-price' })
    expect(await failureOf(translate(other))).toMatchObject({ status: 422, fieldErrors: { slug: [expect.any(String)] } })
    expect(await failureOf(translate(999_999))).toMatchObject({ status: 404 })
  })

  it('gives nobody a way around the right to publish what all languages share', async () => {
    await database().db.insert(options).values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
    const { id } = await aPost()
    await translate(id)
    const refusals = [
      () => english.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] }),
      () => english.call(officePostApi.update, { id, author: 'Netko' }),
      () => english.call(officePostApi.update, { id, published_at: daysAgo(-3).toISOString() }),
      () => english.call(officePostApi.unpublish, { id }),
      () => english.call(officePostApi.archive, { id }),
      () => english.call(newPostApi.create, { title: 'New', slug: 'new-post', published_at: daysAgo(1).toISOString() }),
    ]
    for (const refused of refusals) expect(await failureOf(refused())).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
    // The address of what nobody sees is free.
    await english.call(officePostApi.changeSlug, { id, from: 'winter-tales', slug: 'winter-stories', redirect: true })
    await englishPublisher.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await englishVisitor.call(termApi.get, { id: 'winter-stories' })).toMatchObject({ id })
  })
})
