import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { pageApi } from '@/lib/api/v1/cms/page'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { pageTexts } from '@/server/db/schema/cms'
import { productMedia, productTexts } from '@/server/db/schema/product'
import { languages, siteLanguages } from '@/server/db/schema/site'
import { createPage, createPicture, emptyContent } from '@/tests/api/v1/cms/support/content'
import { createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { newCart } from '@/tests/api/v2/ecommerce/support'
import { createMerchant } from '@/tests/support/users'

const editor = await createMerchant('content', 'catalogue')
const croatian = callAs()
const english = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
let englishId = 0

beforeAll(async () => {
  const { db } = database()
  englishId = (await db.select().from(languages).where(eq(languages.code, 'eng')))[0]?.id ?? 0
  await db.insert(siteLanguages).values({ siteId: 1, languageId: englishId, position: 1 })
  caches.invalidate(['site'])
})
afterAll(async () => {
  await database().db.delete(siteLanguages).where(eq(siteLanguages.languageId, englishId))
  caches.invalidate(['site'])
})
beforeEach(emptyContent)

const setItem = async (id: number, change: { alt?: { [code: string]: string }; decorative?: boolean }) =>
  editor.call(mediaApi.update, { id, revision: (await editor.call(mediaApi.get, { id })).revision, ...change })

/** A page of the same sections in both languages, and what a visitor of each reads for the picture. */
async function aPage(image: object) {
  const sections = { s_1: { type: 'hero', pos: 'a', meta: { image } } }
  await createPage({ slug: 'o-nama', sections })
  const { textId } = await createPage({ slug: 'about-us', sections })
  await database().db.update(pageTexts).set({ languageId: englishId }).where(eq(pageTexts.id, textId))
  const altOf = (meta: unknown) => Object(Object(meta).image).alt
  return async () => [
    altOf((await croatian.call(pageApi.get, { slug: 'o-nama' })).document.sections.s_1?.meta),
    altOf((await english.call(pageApi.get, { slug: 'about-us' })).document.sections.s_1?.meta),
  ]
}

/** A product in both languages with the picture, and what a visitor of each reads for it. */
async function aProduct(mediaId: number, alts: { [code: string]: string } = {}) {
  const { db } = database()
  const { id } = await createProduct({ name: 'Knjiga', stock: 5 })
  await db.insert(productTexts).values({ productId: id, languageId: englishId, siteId: 1, name: 'Book', slug: `book-${id}` })
  await db.insert(productMedia).values({ productId: id, mediaId, alts })
  return {
    id,
    alts: async () => [
      (await croatian.call(productApi.get, { id })).media[0]?.alt,
      (await english.call(productApi.get, { id })).media[0]?.alt,
    ],
  }
}

it('a visitor reads the text of the own language, else that of the default language', async () => {
  const picture = await createPicture({ alt: 'Šuma u magli' })
  const onPage = await aPage({ mediaId: picture.id, alt: null })
  const product = await aProduct(picture.id)
  expect(await onPage()).toEqual(['Šuma u magli', 'Šuma u magli'])
  await setItem(picture.id, { alt: { eng: 'A forest in fog' } })
  expect(await onPage()).toEqual(['Šuma u magli', 'A forest in fog'])
  expect(await product.alts()).toEqual(['Šuma u magli', 'A forest in fog'])
  await setItem(picture.id, { alt: { eng: '' } })
  expect(await onPage()).toEqual(['Šuma u magli', 'Šuma u magli'])
})

it('a cart shows the text of the language that asks', async () => {
  const picture = await createPicture({ alt: 'Korice' })
  await setItem(picture.id, { alt: { eng: 'The cover' } })
  const { id } = await aProduct(picture.id)
  const ref = await newCart()
  const added = await croatian.call(cartApi.addItem, { ...ref, productId: id, qty: 1 })
  expect(added.items[0]?.productData.media?.alt).toBe('Korice')
  expect((await english.call(cartApi.getCart, ref)).items[0]?.productData.media?.alt).toBe('The cover')
  expect((await croatian.call(cartApi.getCart, ref)).items[0]?.productData.media?.alt).toBe('Korice')
})

it('a decorative picture has no text in any language', async () => {
  const picture = await createPicture({ alt: 'Vitica' })
  await setItem(picture.id, { alt: { eng: 'A curl' }, decorative: true })
  expect(await (await aPage({ mediaId: picture.id, alt: null }))()).toEqual(['', ''])
  const product = await aProduct(picture.id)
  expect(await product.alts()).toEqual(['', ''])
  const { pictures } = await editor.call(draftApi.get, { key: `product:${product.id}` })
  expect(pictures[picture.id], 'the edit mode knows why').toMatchObject({ alt: '', decorative: true })
})

it('the text of a place goes first, and an empty one makes the picture decorative there', async () => {
  const picture = await createPicture({ alt: 'Lampa' })
  await setItem(picture.id, { alt: { eng: 'A lamp' } })
  expect(await (await aPage({ mediaId: picture.id, alt: 'Večer' }))()).toEqual(['Večer', 'Večer'])
  expect(await (await aProduct(picture.id, { hrv: '' })).alts()).toEqual(['', 'A lamp'])
})
