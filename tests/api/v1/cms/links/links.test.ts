import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { pageApi } from '@/lib/api/v1/cms/page'
import { termApi } from '@/lib/api/v1/cms/term'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { database } from '@/server/db/client'
import { navigationItems, postTexts } from '@/server/db/schema/cms'
import { callAs } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { createElement, createEvent, createPage, createPost, createTerm, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content', 'catalogue')

const withMark = (attrs: object) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ovdje', marks: [{ type: 'bold' }, { type: 'link', attrs }] }] }],
})

beforeEach(emptyContent)

describe('links by id (docs/rules/content.md#links-by-id)', () => {
  it('in a section get the slug of every kind of record', async () => {
    const target = await createPage({ slug: 'dostava' })
    const post = await createPost({ slug: 'o-lampama' })
    const [category, tag] = [
      await createTerm({ title: 'Čitanje', slug: 'citanje' }),
      await createTerm({ type: 'tag', title: 'Jesen', slug: 'jesen' }),
    ]
    const event = await createEvent()
    const linkMeta = {
      page: { kind: 'page', id: target.id, label: 'Dostava', hash: 'rokovi' },
      post: { kind: 'post', id: post.id },
      category: { kind: 'category', id: category.id },
      tag: { kind: 'tag', id: tag.id },
      event: { kind: 'event', id: event.id },
      old: { kind: 'page', target: 'stari-slug' },
      gone: { kind: 'post', id: 999_999 },
    }
    await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta } } })
    const { document } = await visitor.call(pageApi.get, { slug: 'o-nama' })
    expect(document.sections.s_1?.linkMeta).toEqual({
      page: { kind: 'page', id: target.id, label: 'Dostava', hash: 'rokovi', target: 'dostava' },
      post: { kind: 'post', id: post.id, target: 'o-lampama' },
      category: { kind: 'category', id: category.id, target: 'citanje' },
      tag: { kind: 'tag', id: tag.id, target: 'jesen' },
      event: { kind: 'event', id: event.id, target: String(event.id) },
      old: { kind: 'page', target: 'stari-slug' },
      gone: { kind: 'post', id: 999_999, target: '' },
    })
  })

  it('follow a new slug in cached pages, layout elements and menus', async () => {
    const product = await createProduct({ slug: 'stara-knjiga' })
    const link = { kind: 'product', id: product.id }
    await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta: { cta: link } } } })
    await createElement('header-section', { linkMeta: { announcement: link } })
    await database()
      .db.insert(navigationItems)
      .values({ siteId: 1, languageId: 41, menu: 'main', title: 'Knjiga', type: 'product', targetId: product.id, target: '' })
    const read = async () => [
      (await visitor.call(pageApi.get, { slug: 'o-nama' })).document.sections.s_1?.linkMeta.cta,
      (await visitor.call(elementApi.getByHandlers, { handlers: ['header-section'] }))[0]?.linkMeta.announcement,
      (await visitor.call(navigationApi.tree, { id: 'main' }))[0]?.linkV2,
    ]
    expect(await read()).toEqual([1, 2, 3].map(() => ({ ...link, target: 'stara-knjiga' })))
    const { version } = await editor.call(officeProductApi.getVersion, { id: product.id })
    await editor.call(officeProductApi.update, { id: product.id, version, slug: 'nova-knjiga' })
    expect(await read()).toEqual([1, 2, 3].map(() => ({ ...link, target: 'nova-knjiga' })))
  })

  it('in rich text become addresses, and plain text when the record is gone', async () => {
    const target = await createPage({ slug: 'dostava' })
    const marksWith = async (attrs: object) => {
      const post = await createPost()
      await database()
        .db.update(postTexts)
        .set({ body: withMark(attrs) })
        .where(eq(postTexts.postId, post.id))
      const { body } = await visitor.call(termApi.get, { id: post.id })
      return body.content?.[0]?.content?.[0]?.marks
    }
    const found = { kind: 'page', id: target.id, hash: 'cijena' }
    expect(await marksWith(found)).toEqual([{ type: 'bold' }, { type: 'link', attrs: { ...found, href: '/dostava#cijena' } }])
    expect(await marksWith({ kind: 'page', id: 999_999 })).toEqual([{ type: 'bold' }])
    expect(await marksWith({ href: '/shop' })).toEqual([{ type: 'bold' }, { type: 'link', attrs: { href: '/shop' } }])
  })

  it('of a draft are told beside it, as they are stored', async () => {
    const target = await createPage({ slug: 'dostava', title: 'Dostava' })
    const linkMeta = { cta: { kind: 'page', id: target.id } }
    const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta } } })
    expect(await editor.call(draftApi.get, { key: `page:${id}` })).toMatchObject({
      document: { sections: { s_1: { linkMeta } } },
      links: { [`page:${target.id}`]: { target: 'dostava', title: 'Dostava' } },
    })
  })
})
