import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Json } from '@/lib/documents/document'
import { database } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { productMedia } from '@/server/db/schema/product'
import { systemContext } from '@/server/core/system-context'
import { loadCards } from '@/server/modules/product/catalogue/cards'
import { cartWith } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPicture, emptyContent } from '../support/content'
import { draftsOf, emptyDrafts, nextSequence } from '../support/drafts'

const visitor = callAs()
const editor = await createMerchant('catalogue')
const { setFields, publish } = draftsOf(editor)

beforeEach(async () => {
  await emptyDrafts()
  await emptyContent()
})

/** A video of the library; gives its id. */
async function createFilm(posterId: number) {
  const facts = { siteId: 1, title: 'Film', displayName: 'Film', originalName: 'film.mp4', extension: 'mp4', size: 9, hash: 'f' }
  const own = { driveId: `film ${nextSequence()}`, mime: 'video/mp4', path: 'f/film.mp4', posterId }
  const [row] = await database()
    .db.insert(media)
    .values({ ...facts, ...own })
    .returning()
  return row?.id ?? 0
}

it('pictures of a product stand in the order of their positions, each once', async () => {
  const { id } = await createProduct()
  const key = `product:${id}`
  const [first, second] = [await createPicture(), await createPicture()]
  const item = (pos: string, mediaId: number): Json => ({ pos, picture: { mediaId, alt: null } })
  const pictures = { b: item('b', first.id), a: item('a', second.id), c: item('c', second.id), empty: { pos: 'd', picture: null } }
  await publish(key, await setFields(key, { pictures }))
  const { media } = await visitor.call(productApi.get, { id })
  expect(media.map((picture) => picture.id)).toEqual([second.id, first.id])
  const { document } = await editor.call(draftApi.get, { key })
  expect(Object.keys(Object(document.page?.pictures)).toSorted()).toEqual([`m${first.id}`, `m${second.id}`].toSorted())
  const own = and(eq(productMedia.productId, id), eq(productMedia.mediaId, first.id))
  expect((await database().db.select().from(productMedia).where(own))[0]).toMatchObject({ position: 1, alts: {} })
})

it('pictures of a product are added, ordered, described and removed one by one, as the gallery on the canvas does it', async () => {
  const { id } = await createProduct()
  const key = `product:${id}`
  const pictures = [await createPicture({ alt: 'Prva' }), await createPicture({ alt: 'Druga' }), await createPicture({ alt: 'Treća' })]
  const [first, second, third] = pictures.map((picture) => picture.id)
  await database()
    .db.insert(productMedia)
    .values([first, second].map((mediaId, position) => ({ productId: id, mediaId: mediaId ?? 0, position })))
  const at = (...path: string[]) => ({ section: '' as const, path: ['page', 'pictures', ...path] })
  const { revision, document } = await editor.call(draftApi.get, { key })
  const lastPos = Object(Object(document.page?.pictures)[`m${second}`]).pos
  const changes = [
    { kind: 'set' as const, ...at('#i_1'), value: { pos: '0V', picture: { mediaId: third ?? 0, alt: 'Korice' } } },
    { kind: 'set' as const, ...at(`#m${first}`, 'pos'), value: `${lastPos}V` },
    { kind: 'unset' as const, ...at(`#m${second}`) },
  ]
  const saved = await editor.call(draftApi.save, { key, revision, client: 'a', sequence: nextSequence(), changes })
  const shown = async () => (await visitor.call(productApi.get, { id })).media.map((picture) => [picture.id, picture.alt])
  expect(await shown()).toEqual([
    [first, 'Prva'],
    [second, 'Druga'],
  ])
  await publish(key, saved.batches.at(-1)?.revision ?? 0)
  expect(await shown()).toEqual([
    [third, 'Korice'],
    [first, 'Prva'],
  ])
  expect(await editor.call(draftApi.get, { key })).toMatchObject({ isChanged: false })
})

it('pictures of a product may be videos, which the canvas shows by their posters', async () => {
  const { id } = await createProduct()
  const key = `product:${id}`
  const poster = await createPicture({ alt: 'Uvez' })
  const mediaId = await createFilm(poster.id)
  await publish(key, await setFields(key, { pictures: { i_1: { pos: 'V', picture: { mediaId, alt: null } } } }))
  const expected = { id: mediaId, alt: 'Uvez', src: `${poster.path}/w640.webp`, film: { from: 'file', src: '/media/f/film.mp4' } }
  expect((await visitor.call(productApi.get, { id })).media).toMatchObject([expected])
  expect((await editor.call(draftApi.get, { key })).pictures[mediaId]).toMatchObject(expected)
})

it('pictures of a product give cards and carts the first that is no video', async () => {
  const { id } = await createProduct({ stock: 5 })
  const key = `product:${id}`
  const [cover, poster] = [await createPicture({ alt: 'Korice' }), await createPicture({ alt: 'Uvez' })]
  const film = await createFilm(poster.id)
  const item = (pos: string, mediaId: number): Json => ({ pos, picture: { mediaId, alt: null } })
  await publish(key, await setFields(key, { pictures: { i_1: item('a', film), i_2: item('b', cover.id) } }))
  const [card] = await loadCards(await systemContext(1), [id])
  expect(card?.media.map((picture) => picture.id)).toEqual([cover.id])
  const { items } = await visitor.call(cartApi.getCart, await cartWith({ productId: id }))
  expect(items[0]?.productData.media?.id).toBe(cover.id)
})
