import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { postApi } from '@/lib/api/v1/cms/post'
import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { termApi } from '@/lib/api/v1/cms/term'
import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { finderApi } from '@/lib/api/v1/cms/finder'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { postTexts } from '@/server/db/schema/cms'
import { redirects } from '@/server/db/schema/site'
import { postTypes } from '@/server/db/schema/template'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { daysAgo } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { createPost, createTerm, emptyContent, richText } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const titles = async () => (await visitor.call(postApi.filterStandard, {})).records.map(({ title }) => title)

beforeEach(async () => {
  for (const table of [redirects, postTypes]) await database().db.delete(table)
  await emptyContent()
})

describe('a post of the back office (docs/rules/content.md#new-post)', () => {
  it('is a draft, then scheduled, then published, and hidden again', async () => {
    const { id, state } = await editor.call(newPostApi.create, { title: 'O lampama', slug: 'o-lampama', author: 'Iva' })
    expect(state).toBe('draft')
    expect(await titles()).toEqual([])
    const future = daysAgo(-2).toISOString()
    expect(await editor.call(officePostApi.update, { id, published_at: future })).toMatchObject({
      state: 'scheduled',
      published_at: future,
    })
    expect(await titles()).toEqual([])
    await editor.call(officePostApi.update, { id, published_at: daysAgo(1).toISOString() })
    expect(await titles()).toEqual(['O lampama'])
    expect(await editor.call(officePostApi.archive, { id })).toMatchObject({ state: 'archived' })
    expect(await titles()).toEqual([])
    expect(await editor.call(officePostApi.restore, { id })).toMatchObject({ state: 'published' })
    expect(await editor.call(officePostApi.unpublish, { id })).toMatchObject({ state: 'draft', published_at: null })
    expect((await editor.call(officePostApi.filter, { states: ['draft'] })).records).toMatchObject([{ id, author: 'Iva' }])
  })

  // docs/rules/content.md#post-publication
  it('becomes visible with its text by its publication, or stays hidden with it', async () => {
    const { id } = await editor.call(newPostApi.create, { title: 'O lampama', slug: 'o-lampama' })
    const key = `post:${id}`
    const body = (text: string): Change => ({ kind: 'set', section: '', path: ['page', 'body'], value: richText(text) })
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [body('Svjetlo.')] })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ visibility: 'hidden', isChanged: true })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1, keepHidden: true }] })
    expect(await titles()).toEqual([])
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ visibility: 'hidden', isChanged: true })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    expect((await visitor.call(termApi.get, { id })).body).toEqual(richText('Svjetlo.'))
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ visibility: 'shown', isChanged: false })
  })

  it('keeps its moment when its text is published before it', async () => {
    const { id } = await editor.call(newPostApi.create, { title: 'O lampama', slug: 'o-lampama', published_at: daysAgo(-2).toISOString() })
    await editor.call(draftApi.publish, { documents: [{ key: `post:${id}`, revision: 0 }] })
    expect(await titles()).toEqual([])
    expect(await editor.call(draftApi.get, { key: `post:${id}` })).toMatchObject({ visibility: 'scheduled', isChanged: false })
  })

  it('has terms and related posts that the editor chooses', async () => {
    const tag = await createTerm({ type: 'tag', title: 'Jesen', slug: 'jesen' })
    const [other, second] = [await createPost({ title: 'Druga' }), await createPost({ title: 'Treća', terms: [tag] })]
    const post = await createPost({ title: 'Prva' })
    await editor.call(officePostApi.update, { id: post.id, termIds: [tag.id], relatedIds: [other.id] })
    const { terms, relatedEntities } = await visitor.call(termApi.get, { id: post.id })
    expect(terms.tags).toMatchObject([{ slug: 'jesen' }])
    expect(relatedEntities.map(({ connectedPost }) => connectedPost.id)).toEqual([other.id, second.id])
    for (const wrong of [{ termIds: [999_999] }, { relatedIds: [post.id] }, { mediaId: 999_999 }])
      expect(await failureOf(editor.call(officePostApi.update, { id: post.id, ...wrong }))).toMatchObject({ status: 422 })
  })

  it('begins with the rich text of its template', async () => {
    const section = { type: 'rich-text', pos: 'a0', meta: { body: richText('Uvod.') } }
    const doc = { v: 1, sections: { s_1: section } }
    const [template] = await database()
      .db.insert(postTypes)
      .values({ siteId: 1, kind: 'post', title: 'Razgovor', slug: 'razgovor', doc })
      .returning()
    const input = { title: 'Razgovor', slug: 'razgovor-s-ivom', postTypeId: template?.id ?? 0, published_at: daysAgo(1).toISOString() }
    const { id, postType } = await editor.call(newPostApi.create, input)
    expect(postType).toBe('razgovor')
    expect((await visitor.call(termApi.get, { id })).body).toEqual(richText('Uvod.'))
  })

  // docs/rules/editing.md#publish-right
  it('takes over nothing from its template that a publication refuses', async () => {
    const body = (...content: object[]) => ({ type: 'doc', content })
    const made = async (slug: string, content: object) => {
      const doc = { v: 1, sections: { s_1: { type: 'rich-text', pos: 'a0', meta: { body: content } } } }
      const [template] = await database().db.insert(postTypes).values({ siteId: 1, kind: 'post', title: slug, slug, doc }).returning()
      return newPostOf(slug, template?.id ?? 0)
    }
    const newPostOf = (slug: string, postTypeId: number) => editor.call(newPostApi.create, { title: slug, slug, postTypeId })
    const script = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }
    for (const [slug, refused] of Object.entries({
      okvir: body({ type: 'iframe' }),
      skripta: body({ type: 'paragraph', content: [script] }),
    }))
      expect(await failureOf(made(slug, refused))).toMatchObject({ status: 422, code: 'DOCUMENT_INVALID' })
    const { id } = await made(
      'naslov',
      body({ type: 'heading', attrs: { level: 2, onclick: 'x' }, content: [{ type: 'text', text: 'x' }] }),
    )
    const [row] = await database().db.select({ body: postTexts.body }).from(postTexts).where(eq(postTexts.postId, id))
    expect(JSON.stringify(row?.body)).not.toContain('onclick')
  })

  it('moves to a new slug with a redirect', async () => {
    const { id } = await createPost({ slug: 'stara-objava' })
    await editor.call(officePostApi.changeSlug, { id, from: 'stara-objava', slug: 'nova-objava', redirect: true })
    expect(await visitor.call(finderApi.decide, { params: ['stara-objava'] })).toMatchObject({ type: 'redirect', to: '/nova-objava' })
    expect(await visitor.call(termApi.get, { id: 'nova-objava' })).toMatchObject({ id })
  })
})

describe('terms of the back office', () => {
  it('are created, renamed with a redirect, and deleted without their posts', async () => {
    const input = { type: 'category' as const, title: 'Čitanje', slug: 'citanje' }
    const { id } = await editor.call(officeTermApi.create, input)
    expect(await failureOf(editor.call(officeTermApi.create, input))).toMatchObject({ status: 422 })
    const post = await createPost({ title: 'Prva', terms: [{ id }] })
    await editor.call(officeTermApi.update, { id, title: 'O čitanju', slug: 'o-citanju' })
    expect(await visitor.call(finderApi.decide, { params: ['objave', 'citanje'] })).toMatchObject({
      type: 'redirect',
      to: '/objave/o-citanju',
    })
    expect(await visitor.call(termApi.filterStandard, {})).toMatchObject({ records: [{ title: 'O čitanju', totalPosts: 1 }] })
    await editor.call(officeTermApi.delete, { id })
    expect(await visitor.call(termApi.get, { id: post.id })).toMatchObject({ terms: { categories: [] } })
  })
})
