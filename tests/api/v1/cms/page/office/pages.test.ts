import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { pageApi } from '@/lib/api/v1/cms/page'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { versionApi } from '@/lib/api/v1/cms/version'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { releases } from '@/server/db/schema/release'
import { redirects } from '@/server/db/schema/site'
import { postTypes } from '@/server/db/schema/template'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, createPost, emptyContent } from '../../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const show = (slug: string) => visitor.call(pageApi.get, { slug })
const decide = (slug: string) => visitor.call(finderApi.decide, { params: [slug] })
const hero = { s_1: { type: 'hero', pos: 'a0', origin: 's_0', meta: { title: 'Jesen', items: { i_1: { pos: 'a0', text: 'Prvo' } } } } }

beforeEach(async () => {
  const { db } = database()
  for (const table of [releases, drafts, documentVersions, redirects, postTypes]) await db.delete(table)
  await emptyContent()
})

describe('a new page (docs/rules/content.md#new-page)', () => {
  it('is 404 for visitors until it is published, then stands in its menu', async () => {
    const page = await editor.call(officePageApi.create, { title: 'Radionice', slug: 'radionice', menu: 'main' })
    expect(page).toMatchObject({ slug: 'radionice', state: 'draft', published_at: null })
    expect(await failureOf(show('radionice'))).toMatchObject({ status: 404 })
    expect(await decide('radionice')).toEqual({ type: 'none' })
    const key = `page:${page.id}`
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 0, isChanged: true })
    const changes = [{ kind: 'add' as const, section: 's_9', value: { type: 'hero', pos: 'a0', meta: { title: 'Radionice' } } }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect(await show('radionice')).toMatchObject({ title: 'Radionice', document: { sections: { s_9: { meta: { title: 'Radionice' } } } } })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ isChanged: false })
    expect((await editor.call(versionApi.filter, { key })).versions).toMatchObject([{ number: 1, reason: 'publish' }])
    await editor.call(officePageApi.unpublish, { id: page.id })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision: 1, isChanged: true })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect(await show('radionice')).toMatchObject({ title: 'Radionice' })
    expect(await visitor.call(navigationApi.tree, { id: 'main' })).toMatchObject([
      { title: 'Radionice', linkV2: { kind: 'page', target: 'radionice' } },
    ])
  })

  it('is a copy of a page or begins with a template, under new ids', async () => {
    const original = await createPage({ slug: 'o-nama', sections: hero })
    const template = await editor.call(postTypeApi.create, { title: 'Priča', slug: 'prica', fromPageId: original.id })
    expect(template).toMatchObject({ sectionTypes: ['hero'] })
    const origins = [
      { kind: 'page' as const, id: original.id },
      { kind: 'postType' as const, id: template.id },
    ]
    for (const [index, from] of origins.entries()) {
      const { id } = await editor.call(officePageApi.create, { title: 'Druga', slug: `druga-${index}`, from })
      const { document } = await editor.call(draftApi.get, { key: `page:${id}` })
      const [[sectionId, section] = ['', undefined]] = Object.entries(document.sections)
      expect(sectionId).not.toBe('s_1')
      expect(section).not.toHaveProperty('origin')
      expect(section).toMatchObject({ type: 'hero', pos: 'a0', meta: { title: 'Jesen' } })
      expect(JSON.stringify(section)).not.toContain('"i_1"')
    }
    const gone = { title: 'Treća', slug: 'treca', from: { kind: 'page' as const, id: 999_999 } }
    expect(await failureOf(editor.call(officePageApi.create, gone))).toMatchObject({ status: 422 })
  })

  it.each([
    ['abc', 'Slug je kratak (minimum 4 znaka)!'],
    ['Nije-dobar', 'Slug nije u dobrom formatu!'],
    ['dva--puta', 'Slug nije u dobrom formatu!'],
    ['kosarica', 'Ova adresa pripada programu. Odaberite drugu.'],
    ['pocetna', 'Ova adresa pripada programu. Odaberite drugu.'],
    ['o-nama', 'Ovu adresu već ima drugi sadržaj.'],
    ['o-lampama', 'Ovu adresu već ima drugi sadržaj.'],
    ['staro', 'Ova adresa vodi na /shop. Najprije obrišite to preusmjerenje.'],
  ])('refuses the slug %s', async (slug, message) => {
    await createPage({ slug: 'o-nama' })
    await createPost({ slug: 'o-lampama' })
    await database().db.insert(redirects).values({ siteId: 1, fromPath: '/staro', toPath: '/shop' })
    const failure = await failureOf(editor.call(officePageApi.create, { title: 'Nova', slug }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { slug: [message] } })
  })

  it('is written once when two editors choose the same slug at once', async () => {
    const create = () => editor.call(officePageApi.create, { title: 'Nova', slug: 'nova-stranica' })
    const answers = await Promise.allSettled([create(), create()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a new slug', () => {
  const move = (id: number, from: string, slug: string, redirect = true) =>
    editor.call(officePageApi.changeSlug, { id, from, slug, redirect })
  const table = async () => (await database().db.select().from(redirects)).map(({ fromPath, toPath }) => `${fromPath} ${toPath}`).toSorted()

  it('leaves a 301 without chains, and none when it is changed back', async () => {
    const { id } = await createPage({ slug: 'prva' })
    await move(id, 'prva', 'druga')
    await move(id, 'druga', 'treca')
    expect(await table()).toEqual(['/druga /treca', '/prva /treca'])
    expect(await decide('prva')).toMatchObject({ type: 'redirect', to: '/treca', status: 301 })
    await move(id, 'treca', 'prva')
    expect(await table()).toEqual(['/druga /prva', '/treca /prva'])
    expect(await decide('prva')).toMatchObject({ type: 'page', id })
  })

  it('leaves no 301 when none is wanted, and none of a page that was never published', async () => {
    const [shown, draft] = [await createPage({ slug: 'prva' }), await createPage({ slug: 'nacrt', published: false })]
    await move(shown.id, 'prva', 'druga', false)
    await move(draft.id, 'nacrt', 'nacrt-dva')
    expect(await table()).toEqual([])
    expect(await decide('prva')).toEqual({ type: 'none' })
  })

  it('tells how many places link to the page, by id and by the old slug', async () => {
    const { id } = await createPage({ slug: 'prva' })
    const cta = { kind: 'page', id }
    await createPage({ slug: 'druga', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta: { cta } } } })
    await createPage({ slug: 'treca', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta: { cta: { kind: 'page', target: 'prva' } } } } })
    expect(await editor.call(officePageApi.linksTo, { id })).toEqual({ byId: 1, bySlug: 1 })
    const { page, links } = await move(id, 'prva', 'cetvrta')
    expect({ slug: page.slug, links }).toEqual({ slug: 'cetvrta', links: { byId: 1, bySlug: 1 } })
    expect((await show('druga')).document.sections.s_1?.linkMeta.cta).toEqual({ ...cta, target: 'cetvrta' })
  })

  it('of a stale page is refused, and a repeated request changes nothing', async () => {
    const { id } = await createPage({ slug: 'prva' })
    await move(id, 'prva', 'druga')
    expect(await move(id, 'prva', 'druga')).toMatchObject({ page: { slug: 'druga' } })
    expect(await failureOf(move(id, 'prva', 'treca'))).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { slug: 'druga' } })
    const home = await createPage({ slug: 'pocetna' })
    expect(await failureOf(move(home.id, 'pocetna', 'naslovna'))).toMatchObject({ status: 422 })
  })
})

describe('the states of a page (docs/rules/content.md#page-states)', () => {
  it('unpublish hides it and keeps its contents for the next publication', async () => {
    const { id } = await createPage({ slug: 'o-nama', sections: hero })
    expect(await show('o-nama')).toMatchObject({ id })
    expect(await editor.call(officePageApi.unpublish, { id })).toMatchObject({ state: 'draft' })
    expect(await failureOf(show('o-nama'))).toMatchObject({ status: 404 })
    const { document, revision } = await editor.call(draftApi.get, { key: `page:${id}` })
    expect(document.sections.s_1).toMatchObject({ meta: { title: 'Jesen' } })
    await editor.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision }] })
    expect(await show('o-nama')).toMatchObject({ id })
  })

  it('archive hides it from lists too, restore brings it back as it was', async () => {
    const { id } = await createPage({ slug: 'o-nama' })
    await createPage({ slug: 'nacrt', published: false })
    const titles = async (input: { states?: ('draft' | 'published' | 'archived')[] } = {}) =>
      (await editor.call(officePageApi.filter, input)).records.map(({ slug, state }) => `${slug} ${state}`).toSorted()
    expect(await titles()).toEqual(['nacrt draft', 'o-nama published'])
    await editor.call(officePageApi.archive, { id })
    await editor.call(officePageApi.archive, { id })
    expect(await titles()).toEqual(['nacrt draft'])
    expect(await titles({ states: ['archived'] })).toEqual(['o-nama archived'])
    expect(await failureOf(show('o-nama'))).toMatchObject({ status: 404 })
    expect(await editor.call(officePageApi.restore, { id })).toMatchObject({ state: 'published' })
    expect(await show('o-nama')).toMatchObject({ id })
  })

  it('the home page stays', async () => {
    const { id } = await createPage({ slug: 'pocetna' })
    for (const call of [officePageApi.unpublish, officePageApi.archive])
      expect(await failureOf(editor.call(call, { id }))).toMatchObject({ status: 422 })
  })

  it('a page has a parent, never one below itself', async () => {
    const [above, below] = [await createPage({ slug: 'gore' }), await createPage({ slug: 'dolje' })]
    expect(await editor.call(officePageApi.update, { id: below.id, parentId: above.id })).toMatchObject({ parentId: above.id })
    for (const parentId of [below.id, above.id, 999_999])
      expect(await failureOf(editor.call(officePageApi.update, { id: above.id, parentId }))).toMatchObject({
        status: 422,
        fieldErrors: { parentId: ['Nadređena stranica ne postoji ili je ispod ove.'] },
      })
  })
})

describe('a page that is deleted (docs/rules/content.md#deleted-page)', () => {
  const remove = (id: number) => editor.call(officePageApi.delete, { id })

  it('leaves nothing behind: no draft, no version, no place in a menu, and its pages move up', async () => {
    const page = await editor.call(officePageApi.create, { title: 'Radionice', slug: 'radionice', menu: 'main' })
    const child = await editor.call(officePageApi.create, { title: 'Uvez', slug: 'uvez', parentId: page.id })
    const key = `page:${page.id}`
    const changes = [{ kind: 'add' as const, section: 's_9', value: { type: 'hero', pos: 'a0' } }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    await editor.call(versionApi.create, { key, revision: 1 })
    await remove(page.id)
    expect(await failureOf(editor.call(officePageApi.get, { id: page.id }))).toMatchObject({ status: 404 })
    expect(await failureOf(editor.call(draftApi.get, { key }))).toMatchObject({ status: 404 })
    const { db } = database()
    expect([await db.$count(drafts), await db.$count(documentVersions)]).toEqual([0, 0])
    expect(await visitor.call(navigationApi.tree, { id: 'main' })).toEqual([])
    expect(await editor.call(officePageApi.get, { id: child.id })).toMatchObject({ parentId: null })
    await editor.call(officePageApi.create, { title: 'Radionice', slug: 'radionice' })
  })

  it('was never published or scheduled, and is not the home page', async () => {
    const shown = await createPage({ slug: 'o-nama' })
    expect(await failureOf(remove(shown.id))).toMatchObject({ status: 409, code: 'PAGE_KEPT' })
    const hidden = await editor.call(officePageApi.create, { title: 'Bila', slug: 'bila-jednom' })
    await editor.call(draftApi.publish, { documents: [{ key: `page:${hidden.id}`, revision: 0 }] })
    await editor.call(officePageApi.unpublish, { id: hidden.id })
    expect(await failureOf(remove(hidden.id))).toMatchObject({ code: 'PAGE_KEPT' })
    const planned = await editor.call(officePageApi.create, { title: 'Uskoro', slug: 'uskoro' })
    await editor.call(releaseApi.create, { title: 'Jesen', documents: [{ key: `page:${planned.id}`, revision: 0 }] })
    expect(await failureOf(remove(planned.id))).toMatchObject({ code: 'PAGE_KEPT' })
    const home = await createPage({ slug: 'pocetna', published: false })
    expect(await failureOf(remove(home.id))).toMatchObject({ status: 422 })
  })

  it('is either gone before a release names it or kept for the release', async () => {
    for (const round of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { id } = await editor.call(officePageApi.create, { title: 'Uskoro', slug: `uskoro-${round}` })
      const documents = [{ key: `page:${id}`, revision: 0 }]
      const outcomes = await Promise.allSettled([remove(id), editor.call(releaseApi.create, { title: `Jesen ${round}`, documents })])
      const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(failures).toEqual([expect.objectContaining({ code: outcomes[0].status === 'rejected' ? 'PAGE_KEPT' : 'NOT_FOUND' })])
    }
  })
})
