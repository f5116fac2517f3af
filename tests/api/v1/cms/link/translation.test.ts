import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { linkApi } from '@/lib/api/v1/cms/link'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { pageApi } from '@/lib/api/v1/cms/page'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { versionApi } from '@/lib/api/v1/cms/version'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { navigationMenus, pageTexts } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { languages, siteLanguages } from '@/server/db/schema/site'
import { postTypes } from '@/server/db/schema/template'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createElement, createMenuItem, createPage, emptyContent } from '../support/content'

const merchant = await createMerchant('content')
const { accessToken } = merchant
const english = callAs({ accessToken, headers: { 'x-gaussbox-language': 'eng' } })
const meta = { title: 'Jesen', image: { mediaId: 1, alt: 'List' }, items: { i_1: { pos: 'a', text: 'Prvo' } } }
const sections = { s_1: { type: 'hero', pos: 'a', meta, options: { tone: 'dark' } } }

const englishId = async () => (await database().db.select().from(languages).where(eq(languages.code, 'eng')))[0]?.id ?? 0

beforeAll(async () => {
  await database()
    .db.insert(siteLanguages)
    .values({ siteId: 1, languageId: await englishId(), position: 1 })
  caches.invalidate(['site'])
})
afterAll(async () => {
  await database()
    .db.delete(siteLanguages)
    .where(and(eq(siteLanguages.siteId, 1), eq(siteLanguages.languageId, await englishId())))
  caches.invalidate(['site'])
})
beforeEach(async () => {
  const { db } = database()
  for (const table of [drafts, documentVersions, postTypes, navigationMenus]) await db.delete(table)
  await emptyContent()
})

// docs/rules/editing.md#forbidden-names
it.each(['toString', '__proto__'])('a section named %s is refused wherever one is named', async (section) => {
  const { id } = await createPage({ slug: 'o-nama', sections })
  const hostile = JSON.parse(`{ "${section}": { "type": "hero", "pos": "a" } }`)
  const attempts = [
    () => merchant.call(linkApi.masters, { id, section, revision: 0, title: 'x' }),
    () => merchant.call(sharedSectionApi.detach, { key: `page:${id}`, section, revision: 0 }),
    () => merchant.call(linkApi.postTranslationBulk, { slug: 'o-nama', revision: 0, sections: hostile }),
  ]
  for (const attempt of attempts) expect(await failureOf(attempt())).toMatchObject({ status: 422, code: 'VALIDATION' })
})

const translate = (id: number) =>
  merchant.call(linkApi.createTranslationFromOriginal, { id, language: 'eng', title: 'About us', slug: 'about-us' })

describe('a translation (docs/rules/editing.md#translations)', () => {
  it('begins unpublished with copies that name their origin and the texts to translate', async () => {
    const { id } = await createPage({ slug: 'o-nama', sections })
    expect(await translate(id)).toMatchObject({ id, slug: 'about-us', title: 'About us', state: 'draft' })
    const { document } = await english.call(draftApi.get, { key: `page:${id}` })
    const [[key, section] = ['', undefined]] = Object.entries(document.sections)
    const [[itemId] = ['']] = Object.entries(Object(section?.origins))
    expect(key).not.toBe('s_1')
    expect(section).toEqual({
      ...sections.s_1,
      origin: 's_1',
      origins: { [itemId]: 'i_1' },
      meta: { ...meta, items: { [itemId]: meta.items.i_1 } },
      forTranslation: { meta: { title: true, image: { alt: true }, items: { [itemId]: { text: true } } } },
    })
    expect(await failureOf(english.call(pageApi.get, { slug: 'about-us' }))).toMatchObject({ status: 404 })
    expect(await failureOf(translate(id))).toMatchObject({ status: 422, fieldErrors: { language: [expect.any(String)] } })
    const unknown = merchant.call(linkApi.createTranslationFromOriginal, { id, language: 'fra', title: 'x', slug: 'a-propos' })
    expect(await failureOf(unknown)).toMatchObject({ status: 422, fieldErrors: { language: [expect.any(String)] } })
  })

  it('touches nothing of the original, and has an address of its own', async () => {
    const { id } = await createPage({ slug: 'o-nama', sections })
    await translate(id)
    const change = { s_9: { type: 'hero', pos: 'a', meta: { title: 'Autumn' } } }
    await english.call(linkApi.postTranslationBulk, { slug: 'about-us', revision: 0, sections: change })
    const localize = (path: string, language: string) => merchant.call(finderApi.getUrlOnLanguage, { path, language })
    expect(await localize('/o-nama', 'eng')).toEqual({ url: '/en' })
    await english.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision: 1 }] })
    expect((await english.call(pageApi.get, { slug: 'about-us' })).document.sections).toMatchObject(change)
    expect((await merchant.call(pageApi.get, { slug: 'o-nama' })).document.sections).toMatchObject({ s_1: { meta: { title: 'Jesen' } } })
    expect(await localize('/o-nama', 'eng')).toEqual({ url: '/en/about-us' })
    expect(await english.call(finderApi.getUrlOnLanguage, { path: '/o-nama', language: 'eng' })).toEqual({ url: '/en' })
    expect(await english.call(finderApi.getUrlOnLanguage, { path: '/o-nama', language: 'eng', source: 'hrv' })).toEqual({
      url: '/en/about-us',
    })
    expect(await localize('/en/about-us', 'hrv')).toEqual({ url: '/o-nama' })
    expect(await localize('/kosarica', 'eng')).toEqual({ url: '/en/cart' })
    expect(await localize('/nema-je', 'eng')).toEqual({ url: '/en' })
    expect(await failureOf(localize('/', 'fra'))).toMatchObject({ status: 422 })
  })

  it('is looked up once for all pages that link to it, until an address changes', async () => {
    const { id } = await createPage({ slug: 'dostava' })
    await merchant.call(linkApi.createTranslationFromOriginal, { id, language: 'eng', title: 'Delivery', slug: 'delivery' })
    await english.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision: 0 }] })
    const localize = () => english.call(finderApi.getUrlOnLanguage, { path: '/dostava', language: 'eng', source: 'hrv' })
    expect(await localize()).toEqual({ url: '/en/delivery' })
    await database().db.update(pageTexts).set({ slug: 'shipping' }).where(eq(pageTexts.slug, 'delivery'))
    expect(await localize()).toEqual({ url: '/en/delivery' })
    caches.invalidate(['links'])
    expect(await localize()).toEqual({ url: '/en/shipping' })
  })
})

// docs/rules/editing.md#layout-translations
describe('the first translation of a page', () => {
  const englishVisitor = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
  const header = async () => (await englishVisitor.call(elementApi.getByHandlers, { handlers: ['header-section'] }))[0]
  const titles = async () =>
    (await englishVisitor.call(navigationApi.tree, { id: 'main' })).map(({ title, children }) => [title, children.length])

  it('gives its language the layout elements and menus, once', async () => {
    const { id } = await createPage({ slug: 'o-nama', sections })
    const other = await createPage({ slug: 'dostava' })
    await createElement('header-section', { meta: { text: 'Zaglavlje' } })
    const books = await createMenuItem({ title: 'Knjige', position: 1 })
    await createMenuItem({ title: 'Romani', parentId: books })
    await createMenuItem({ title: 'Objave', position: 0 })
    expect([await header(), await titles()]).toEqual([undefined, []])

    await translate(id)
    const copy = await header()
    expect(copy).toMatchObject({ language_code: 'eng', version: 1, meta: { text: 'Zaglavlje' } })
    expect(await titles()).toEqual([
      ['Objave', 0],
      ['Knjige', 1],
    ])
    await english.call(elementApi.update, { id: copy?.id ?? 0, version: 1, meta: { text: 'Header' } })
    await english.call(officeNavigationApi.save, { menu: 'main', version: 1, items: [] })

    await merchant.call(linkApi.createTranslationFromOriginal, { id: other.id, language: 'eng', title: 'Delivery', slug: 'delivery' })
    expect(await header()).toMatchObject({ id: copy?.id, version: 2, meta: { text: 'Header' } })
    expect(await titles()).toEqual([])
    const [original] = await callAs().call(elementApi.getByHandlers, { handlers: ['header-section'] })
    expect(original).toMatchObject({ language_code: 'hrv', meta: { text: 'Zaglavlje' } })
    const { versions } = await english.call(versionApi.filter, { key: `element:${copy?.id}` })
    expect(versions).toHaveLength(2)
  })
})

// docs/rules/content.md#links-by-id
it('a link leads to the Croatian record until the translation is published', async () => {
  const { id } = await createPage({ slug: 'o-nama' })
  const link = { kind: 'page', id }
  const from = await createPage({ slug: 'dostava', sections: { s_1: { type: 'hero', pos: 'a', linkMeta: { cta: link } } } })
  await createMenuItem({ title: 'O nama', type: 'page', targetId: id, target: '' })
  await merchant.call(linkApi.createTranslationFromOriginal, { id: from.id, language: 'eng', title: 'Delivery', slug: 'delivery' })
  await english.call(draftApi.publish, { documents: [{ key: `page:${from.id}`, revision: 0 }] })
  const englishVisitor = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
  const read = async () => [
    Object.values((await englishVisitor.call(pageApi.get, { slug: 'delivery' })).document.sections)[0]?.linkMeta.cta,
    (await englishVisitor.call(navigationApi.tree, { id: 'main' }))[0]?.linkV2,
  ]
  const croatian = { ...link, target: 'o-nama', locale: 'hr' }
  expect(await read()).toEqual([croatian, croatian])
  await translate(id)
  expect(await read()).toEqual([croatian, croatian])
  await english.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision: 0 }] })
  expect(await read()).toEqual([1, 2].map(() => ({ ...link, target: 'about-us' })))
  expect((await callAs().call(pageApi.get, { slug: 'dostava' })).document.sections.s_1?.linkMeta.cta).toEqual({ ...link, target: 'o-nama' })
})

describe('whole sets of sections (docs/rules/editing.md#whole-sections)', () => {
  const hero = (title: string) => ({ type: 'hero', pos: 'a', meta: { title } })

  it('replace all sections of a draft, or only those that it has, on the newest revision', async () => {
    const { id } = await createPage({ slug: 'o-nama', sections: { s_1: hero('A'), s_2: hero('B') } })
    const input = { slug: 'o-nama', revision: 0 }
    await merchant.call(linkApi.postTranslationBulkExisting, { ...input, sections: { s_2: hero('C') } })
    const read = async () => (await merchant.call(draftApi.get, { key: `page:${id}` })).document.sections
    expect(await read()).toMatchObject({ s_1: hero('A'), s_2: hero('C') })
    const stale = merchant.call(linkApi.postTranslationBulk, { ...input, sections: {} })
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { revision: 1 } })
    const gone = merchant.call(linkApi.postTranslationBulkExisting, { ...input, revision: 1, sections: { s_3: hero('D') } })
    expect(await failureOf(gone)).toMatchObject({ status: 422 })
    await merchant.call(linkApi.postTranslationBulk, { ...input, revision: 1, sections: { s_3: hero('D') } })
    expect(await read()).toEqual({ s_3: hero('D') })
  })

  it('write a template by its newest version', async () => {
    const { id } = await merchant.call(postTypeApi.create, { title: 'Priča', slug: 'prica' })
    const changed = await merchant.call(linkApi.postTypeBulk, { id, version: 1, sections: { s_1: hero('A') } })
    expect(changed).toMatchObject({ version: 2, sectionTypes: ['hero'] })
    const stale = merchant.call(linkApi.postTypeBulk, { id, version: 1, sections: {} })
    expect(await failureOf(stale)).toMatchObject({ status: 409, data: { version: 2 } })
  })
})
