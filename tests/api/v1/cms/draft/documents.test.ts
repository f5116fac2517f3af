import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { termApi } from '@/lib/api/v1/cms/term'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import type { Json } from '@/lib/documents/document'
import { database } from '@/server/db/client'
import { documentVersions } from '@/server/db/schema/draft'
import { productTexts, stockItems } from '@/server/db/schema/product'
import { createCategory, createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPicture, createPost, emptyContent, richText } from '../support/content'
import { draftsOf, emptyDrafts, nextSequence } from '../support/drafts'

const visitor = callAs()
const editor = await createMerchant('content', 'catalogue', 'stock')
const { setFields, publish } = draftsOf(editor)

beforeEach(async () => {
  await emptyDrafts()
  await emptyContent()
})

const kinds = {
  post: async () => {
    const { id } = await createPost({ title: 'Staro' })
    return { key: `post:${id}`, name: 'title', shown: async () => (await visitor.call(termApi.get, { id })).title }
  },
  event: async () => {
    const { id } = await createEvent({ title: 'Staro', startsInDays: 2 })
    return { key: `event:${id}`, name: 'title', shown: async () => (await visitor.call(eventApi.get, { id })).title }
  },
  category: async () => {
    const { id } = await createCategory({ name: 'Staro', slug: `staro-${nextSequence()}` })
    return { key: `category:${id}`, name: 'name', shown: async () => (await visitor.call(categoryApi.get, { id })).name }
  },
  product: async () => {
    const { id } = await createProduct({ name: 'Staro' })
    return { key: `product:${id}`, name: 'name', shown: async () => (await visitor.call(productApi.get, { id })).name }
  },
}

describe.each(Object.entries(kinds))('a draft of a %s', (kind, create) => {
  it('is seen by visitors when it is published and not before, and keeps both versions', async () => {
    const { key, name, shown } = await create()
    const revision = await setFields(key, { [name]: 'Novo' })
    expect(await shown()).toBe('Staro')
    expect(await publish(key, revision)).toEqual({ published: [{ key, version: 2 }] })
    expect(await shown()).toBe('Novo')
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ revision, isChanged: false, conflicts: [] })
    const versions = await database().db.select().from(documentVersions).orderBy(documentVersions.number)
    expect(versions).toMatchObject([
      { key, number: 1, reason: 'import', doc: { page: { [name]: 'Staro' } } },
      { key, number: 2, reason: 'publish', userId: editor.id, doc: { page: { [name]: 'Novo' } } },
    ])
  })

  it('is refused with its field when that is no text or empty, and keeps the published one', async () => {
    const { key, name, shown } = await create()
    for (const value of [5, null, { a: 1 }, '  ', 'x'.repeat(10_000)]) {
      const failure = await failureOf(publish(key, await setFields(key, { [name]: value })))
      expect(failure).toMatchObject({ status: 422, fieldErrors: { [name]: [expect.any(String)] } })
    }
    expect(await shown()).toBe('Staro')
  })

  it(`needs the right to it (docs/rules/editing.md#document-rights): ${kind}`, async () => {
    const { key } = await create()
    const [own, other] = ['product', 'category'].includes(kind) ? ['catalogue', 'content'] : ['content', 'catalogue']
    const [allowed, refused] = [await createMerchant(own), await createMerchant(other)]
    await allowed.call(draftApi.get, { key })
    for (const call of [
      () => refused.call(draftApi.get, { key }),
      () => refused.call(draftApi.changes, { key, revision: 0 }),
      () => refused.call(draftApi.discard, { key, revision: 0 }),
      () => refused.call(draftApi.publish, { documents: [{ key, revision: 0 }] }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403 })
  })

  it('shows a picture with the alternative text of its place', async () => {
    const { key } = await create()
    const picture = await createPicture({ alt: 'Iz medijateke' })
    const isList = kind === 'product'
    const picked = (alt: string | null) => ({ mediaId: picture.id, alt })
    const fieldOf = (alt: string | null): { [name: string]: Json } =>
      isList ? { pictures: { novo: { pos: 'V', picture: picked(alt) } } } : { image: picked(alt) }
    const id = Number(key.split(':')[1])
    const altOf = async () => {
      if (kind === 'post') return (await visitor.call(termApi.get, { id })).media?.alt
      if (kind === 'event') return (await visitor.call(eventApi.get, { id })).media?.alt
      if (kind === 'category') return (await visitor.call(categoryApi.get, { id })).image?.alt
      return (await visitor.call(productApi.get, { id })).media[0]?.alt
    }
    await publish(key, await setFields(key, fieldOf('Ovdje')))
    expect(await altOf()).toBe('Ovdje')
    const { pictures, document } = await editor.call(draftApi.get, { key })
    expect(Object.keys(pictures)).toEqual([String(picture.id)])
    expect(JSON.stringify(document)).toContain('Ovdje')
    await publish(key, await setFields(key, fieldOf(null)))
    expect(await altOf()).toBe('Iz medijateke')
    const failure = await failureOf(
      publish(
        key,
        await setFields(
          key,
          isList ? { pictures: { x: { pos: 'V', picture: { mediaId: 999_999, alt: '' } } } } : { image: { mediaId: 999_999, alt: '' } },
        ),
      ),
    )
    expect(failure).toMatchObject({ status: 422 })
  })
})

describe('a change made elsewhere since (docs/rules/editing.md#changed-elsewhere)', () => {
  async function aProduct() {
    const { id } = await createProduct({ name: 'Stara', summary: 'Stari sažetak', cents: 1500, stock: 10 })
    const update = async (changes: { name?: string; summary?: string; retailPrice?: number }) => {
      const { version } = await editor.call(officeProductApi.getVersion, { id })
      return editor.call(officeProductApi.update, { id, version, ...changes })
    }
    return { id, key: `product:${id}`, update, shown: () => visitor.call(productApi.get, { id }) }
  }

  it('stays: prices, stock, and the fields that the draft leaves as they were', async () => {
    const { id, key, update, shown } = await aProduct()
    const revision = await setFields(key, { name: 'Nova' })
    await update({ retailPrice: 20, summary: 'Novi sažetak' })
    await editor.call(officeStockApi.adjust, { id, delta: -7, reason: 'damaged' })
    expect((await editor.call(draftApi.get, { key })).document.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
    await publish(key, revision)
    expect(await shown()).toMatchObject({ name: 'Nova', summary: 'Novi sažetak', finalPrice: 20 })
    const [stock] = await database().db.select().from(stockItems).where(eq(stockItems.productId, id))
    expect(stock?.onHand).toBe(3)
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ isChanged: false })
    const { batches } = await editor.call(draftApi.changes, { key, revision })
    expect(batches.flatMap(({ changes }) => changes)).toEqual([
      { kind: 'set', section: '', path: ['page', 'summary'], value: 'Novi sažetak' },
    ])
  })

  it('is a conflict in the same field, which the editor decides', async () => {
    const { key, update, shown } = await aProduct()
    const revision = await setFields(key, { name: 'Nova' })
    await update({ name: 'Iz uvoza' })
    const conflicts = [{ field: 'name', published: 'Iz uvoza' }]
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ conflicts })
    expect(await failureOf(publish(key, revision))).toMatchObject({ status: 409, code: 'FIELD_CHANGED', data: { key, conflicts } })
    expect(await shown()).toMatchObject({ name: 'Iz uvoza' })
    await publish(key, revision, ['name'])
    expect(await shown()).toMatchObject({ name: 'Nova' })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ conflicts: [], isChanged: false })
  })

  it('is no conflict once the editor has taken it over', async () => {
    const { key, update, shown } = await aProduct()
    await setFields(key, { name: 'Nova', summary: 'Moj sažetak' })
    await update({ name: 'Iz uvoza' })
    await publish(key, await setFields(key, { name: 'Iz uvoza' }))
    expect(await shown()).toMatchObject({ name: 'Iz uvoza', summary: 'Moj sažetak' })
  })

  it('raises the version of the product, so that an older form of the office is refused', async () => {
    const { id, key } = await aProduct()
    const { version } = await editor.call(officeProductApi.getVersion, { id })
    await publish(key, await setFields(key, { name: 'Nova' }))
    expect(await failureOf(editor.call(officeProductApi.update, { id, version, name: 'Stari obrazac' }))).toMatchObject({ status: 409 })
  })
})

describe('rich text', () => {
  it('keeps unknown content that is not edited, and links by id; scripts are removed', async () => {
    const { id } = await createProduct({ description: 'Opis' })
    const video: Json = { type: 'video', attrs: { src: 'x' } }
    const stored = { type: 'doc', content: [...richText('Opis').content, video] }
    await database().db.update(productTexts).set({ description: stored }).where(eq(productTexts.productId, id))
    const key = `product:${id}`
    const { document } = await editor.call(draftApi.get, { key })
    expect(document.page?.description).toEqual(stored)
    const link = (attrs: { [name: string]: Json }): Json => ({ type: 'text', text: 'veza', marks: [{ type: 'link', attrs }] })
    const content: Json[] = [link({ kind: 'product', id, hash: 'opis' }), link({ href: 'javascript:alert(1)' })]
    const edited: Json = { type: 'doc', content: [{ type: 'paragraph', content }, video, { type: 'script', content: [] }] }
    await publish(key, await setFields(key, { description: edited }))
    const [row] = await database().db.select().from(productTexts).where(eq(productTexts.productId, id))
    const expected = [link({ kind: 'product', id, hash: 'opis' }), { type: 'text', text: 'veza' }]
    expect(row?.description).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: expected }, video] })
    expect(await editor.call(draftApi.get, { key })).toMatchObject({ isChanged: false })
  })

  it('of a post is found by the search when it is published', async () => {
    const { id } = await createPost({ title: 'Objava' })
    const key = `post:${id}`
    await publish(key, await setFields(key, { body: richText('Svjetionik') }))
    const [found] = (await visitor.call(termApi.get, { id })).body.content ?? []
    expect(JSON.stringify(found)).toContain('Svjetionik')
  })
})
