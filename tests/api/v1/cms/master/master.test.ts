import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { linkApi } from '@/lib/api/v1/cms/link'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { pageApi } from '@/lib/api/v1/cms/page'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { masters } from '@/server/db/schema/master'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const show = async (slug: string) => (await visitor.call(pageApi.get, { slug })).document.sections.s_1
const meta = { title: 'Jesen', items: { i_1: { pos: 'a', text: 'Prvo' }, i_2: { pos: 'b', text: 'Drugo' } } }

beforeEach(async () => {
  const { db } = database()
  for (const table of [drafts, documentVersions, masters]) await db.delete(table)
  await emptyContent()
})

/** A shared section of one page, to which a second page refers with a title of its own, both published. */
async function aMaster() {
  const first = await createPage({ slug: 'prva', sections: { s_1: { type: 'hero', pos: 'a', anchor: 'vrh', meta } } })
  const { master } = await editor.call(linkApi.masters, { id: first.id, section: 's_1', revision: 0, title: 'Istaknuto' })
  const own = { type: 'hero', pos: 'a', master: master.id, meta: { title: 'Zima', items: { i_2: { text: 'Treće' } } } }
  await createPage({ slug: 'druga', sections: { s_1: own } })
  await createPage({ slug: 'bez-njega', sections: { s_1: { type: 'hero', pos: 'a', meta } } })
  await editor.call(draftApi.publish, { documents: [{ key: `page:${first.id}`, revision: 1 }] })
  return { master, first, key: `master:${master.id}` }
}

describe('a shared section (docs/rules/editing.md#masters)', () => {
  it('is shown under the values of each page, and by its publication on all of them and no other page', async () => {
    const { key, master } = await aMaster()
    expect(await show('prva')).toMatchObject({ anchor: 'vrh', meta })
    expect((await show('druga'))?.meta).toMatchObject({ title: 'Zima', items: { i_1: { text: 'Prvo' }, i_2: { pos: 'b', text: 'Treće' } } })
    await show('bez-njega')
    const changes = [{ kind: 'set' as const, section: 'master', path: ['meta', 'items', '#i_1', 'text'], value: 'Novo' }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    expect((await show('prva'))?.meta).toEqual(expect.objectContaining({ items: meta.items }))
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect((await show('prva'))?.meta).toMatchObject({ title: 'Jesen', items: { i_1: { text: 'Novo' } } })
    expect((await show('druga'))?.meta).toMatchObject({ title: 'Zima', items: { i_1: { text: 'Novo' }, i_2: { text: 'Treće' } } })
    expect((await visitor.call(pageApi.get, { slug: 'bez-njega' })).masters).toEqual([])
    expect((await editor.call(sharedSectionApi.filter, {})).records).toMatchObject([{ id: master.id, title: 'Istaknuto', version: 2 }])
  })

  it('is answered with the draft of a page', async () => {
    const { first, master } = await aMaster()
    const { document, masters: shared } = await editor.call(draftApi.get, { key: `page:${first.id}` })
    expect(document.sections.s_1).toEqual({ type: 'hero', pos: 'a', anchor: 'vrh', master: master.id })
    expect(shared[master.id]).toMatchObject({ type: 'hero', meta })
  })

  it('is not deleted while something refers to it', async () => {
    const { master, first } = await aMaster()
    const { places } = await editor.call(sharedSectionApi.usage, { id: master.id })
    expect(places.map(({ slug, published }) => ({ slug, published }))).toEqual([
      { slug: 'druga', published: true },
      { slug: 'prva', published: true },
    ])
    expect(await failureOf(editor.call(sharedSectionApi.delete, { id: master.id }))).toMatchObject({
      status: 409,
      code: 'MASTER_USED',
      data: { places },
    })
    const unused = await editor.call(sharedSectionApi.create, { title: 'Drugi', section: { type: 'hero', pos: 'a', meta } })
    await editor.call(sharedSectionApi.delete, { id: unused.id })
    const changes = [{ kind: 'set' as const, section: 's_1', path: ['master'], value: unused.id }]
    await editor.call(draftApi.save, { key: `page:${first.id}`, revision: 1, client: 'a', sequence: 1, changes })
    const failure = await failureOf(editor.call(draftApi.publish, { documents: [{ key: `page:${first.id}`, revision: 2 }] }))
    expect(failure).toMatchObject({ status: 422, data: { problems: [{ section: 's_1', path: ['master'], code: 'master.missing' }] } })
  })

  it('gives its values to a section that is detached', async () => {
    const { first } = await aMaster()
    const key = `page:${first.id}`
    expect(await failureOf(editor.call(sharedSectionApi.detach, { key, section: 's_1', revision: 0 }))).toMatchObject({
      code: 'STALE_VERSION',
    })
    await editor.call(sharedSectionApi.detach, { key, section: 's_1', revision: 1 })
    const { document, masters: shared, revision } = await editor.call(draftApi.get, { key })
    expect(document.sections.s_1).toMatchObject({ type: 'hero', anchor: 'vrh', meta: { title: 'Jesen' } })
    expect(document.sections.s_1).not.toHaveProperty('master')
    expect([shared, revision, JSON.stringify(document).includes('i_1"')]).toEqual([{}, 2, false])
  })
})

describe('a shared section on a page', () => {
  it('is found by the search of pages', async () => {
    await aMaster()
    const found = async (keywords: string) =>
      (await visitor.call(pageApi.filterStandard, { filters: { keywords } })).records.map(({ slug }) => slug).toSorted()
    await createPage({ slug: 'skica', sections: {} })
    expect(await found('drugo')).toEqual(['bez-njega', 'druga', 'prva'])
  })

  it('counts as a place that links to a page, once for all pages', async () => {
    const target = await createPage({ slug: 'dostava' })
    const section = { type: 'hero', pos: 'a', linkMeta: { cta: { kind: 'page', id: target.id } } }
    const { id: unused } = await editor.call(sharedSectionApi.create, { title: 'Nigdje', section })
    const { id: used } = await editor.call(sharedSectionApi.create, { title: 'Istaknuto', section })
    expect(unused).not.toBe(used)
    for (const slug of ['prva', 'druga']) await createPage({ slug, sections: { s_1: { type: 'hero', pos: 'a', master: used } } })
    expect(await editor.call(officePageApi.linksTo, { id: target.id })).toEqual({ byId: 1, bySlug: 0 })
  })
})
