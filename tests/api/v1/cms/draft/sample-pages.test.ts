import { beforeEach, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { productApi } from '@/lib/api/v1/product/web'
import type { Json } from '@/lib/documents/document'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { media } from '@/server/db/schema/media'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPicture } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content', 'catalogue', 'media')
let sequence = 0

beforeEach(async () => {
  await database().db.delete(drafts)
  await database().db.delete(documentVersions)
})

async function publish(id: number, fields: { [name: string]: Json }) {
  const key = `product:${id}`
  const { revision } = await editor.call(draftApi.get, { key })
  const changes = Object.entries(fields).map(([name, value]) => ({
    kind: 'set' as const,
    section: '' as const,
    path: ['page', name],
    value,
  }))
  const { batches } = await editor.call(draftApi.save, { key, revision, client: 'a', sequence: ++sequence, changes })
  return editor.call(draftApi.publish, { documents: [{ key, revision: batches.at(-1)?.revision ?? revision }] })
}

async function createDocument(mime = 'application/pdf') {
  const facts = { siteId: 1, title: 'Ulomak', displayName: 'ulomak.pdf', originalName: 'ulomak.pdf', extension: 'pdf', size: 9, hash: 'd' }
  const [row] = await database()
    .db.insert(media)
    .values({ ...facts, driveId: `document ${++sequence}`, mime, path: 'd/ulomak.pdf' })
    .returning()
  return row?.id ?? 0
}

const item = (pos: string, mediaId: number): Json => ({ pos, picture: { mediaId, alt: null } })

// docs/rules/catalog.md#sample-pages
it('shows the published pages in their order, and the PDF', async () => {
  const { id } = await createProduct()
  expect(await visitor.call(productApi.get, { id })).toMatchObject({ samplePages: [], sampleDocument: null })
  const [first, second, pdf] = [await createPicture(), await createPicture(), await createDocument()]
  await publish(id, { samplePages: { b: item('b', second.id), a: item('a', first.id) }, sampleDocument: { kind: 'file', id: pdf } })
  const product = await visitor.call(productApi.get, { id })
  expect(product.samplePages.map((page) => page.id)).toEqual([first.id, second.id])
  expect(product).toMatchObject({ media: [], sampleDocument: { src: '/media/d/ulomak.pdf' } })
  expect(await editor.call(draftApi.get, { key: `product:${id}` })).toMatchObject({
    isChanged: false,
    document: { page: { sampleDocument: { kind: 'file', id: pdf } } },
    links: { [`file:${pdf}`]: { title: 'Ulomak' } },
  })

  await publish(id, { samplePages: { a: item('a', second.id) }, sampleDocument: null })
  const { samplePages, sampleDocument } = await visitor.call(productApi.get, { id })
  expect([samplePages.map((page) => page.id), sampleDocument]).toEqual([[second.id], null])
})

it('refuses a document that is no PDF, and one of nobody', async () => {
  const { id } = await createProduct()
  const refused = async (sampleDocument: Json) => failureOf(publish(id, { sampleDocument }))
  const zip = await createDocument('application/zip')
  for (const value of [{ kind: 'file', id: zip }, { kind: 'file', id: 2_147_483_647 }, { kind: 'page', id: 1 }, 'x'])
    expect(await refused(value), JSON.stringify(value)).toMatchObject({ status: 422 })
})

// docs/rules/media.md#places
it('names the product as a place of its pages and PDF, so that neither is deleted', async () => {
  const { id } = await createProduct()
  const [page, pdf] = [await createPicture(), await createDocument()]
  await publish(id, { samplePages: { a: item('a', page.id) }, sampleDocument: { kind: 'file', id: pdf } })
  await database().db.delete(documentVersions)
  for (const mediaId of [page.id, pdf]) {
    const { places } = await editor.call(mediaApi.whereUsed, { id: mediaId })
    expect(places[0]).toMatchObject({ kind: 'product', id, published: true })
  }
})
