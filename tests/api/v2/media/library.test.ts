import { existsSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFileApi } from '@/lib/api/v1/media/file'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { env } from '@/lib/env'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { drafts } from '@/server/db/schema/draft'
import { media, mediaFolders } from '@/server/db/schema/media'
import { deleteOldUploads } from '@/server/modules/media/bucket/delete-old-uploads'
import { createPage, emptyContent } from '@/tests/api/v1/cms/support/content'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { daysAgo } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { photo, uploader } from './support'

disableRateLimits()
const editor = await createMerchant('content')
const { upload } = uploader(editor)
const fileOf = (url: string) => path.join(env.DATA_DIR, url)

beforeEach(async () => {
  await database().db.delete(drafts)
  await emptyContent()
  await database().db.delete(media)
  await database().db.delete(mediaFolders)
})

describe('crop and focal point', () => {
  it('change the renditions and never the original', async () => {
    const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
      .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: 'blue' } }, left: 200, top: 0 }])
      .png()
      .toBuffer()
    const item = await upload({ content: halves })
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
    const cropped = await editor.call(mediaApi.update, { id: item.id, revision: 1, crop, focal: { x: 0.75, y: 0.5 } })
    expect(cropped).toMatchObject({ width: 200, height: 200, crop, original: { width: 400 }, picture: { focal: { x: 0.5, y: 0.5 } } })
    const { dominant } = await sharp(fileOf(cropped.alternativePaths.ThumbnailSize ?? '')).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    const whole = await editor.call(mediaApi.update, { id: item.id, revision: 2, crop: null, focal: null })
    expect(whole).toMatchObject({ width: 400, hash: item.hash, crop: null })
  })

  it('refuse a stale revision and a crop outside the picture', async () => {
    const { id } = await upload({ content: await photo(1) })
    await editor.call(mediaApi.update, { id, revision: 1, title: 'Prvi' })
    const stale = await failureOf(editor.call(mediaApi.update, { id, revision: 1, title: 'Drugi' }))
    expect(stale).toMatchObject({ code: 'STALE_VERSION', data: { revision: 2 } })
    const crop = { x: 0.6, y: 0, width: 0.5, height: 1 }
    expect(await failureOf(editor.call(mediaApi.update, { id, revision: 2, crop }))).toMatchObject({ status: 422 })
  })
})

describe('the trash', () => {
  it('keeps what a draft uses, says where, and erases the rest with its files', async () => {
    const used = await upload({ content: await photo(2) })
    const other = await upload({ content: await photo(3) })
    const page = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0' } } })
    const changes = [{ kind: 'set' as const, section: 's_1', path: ['meta', 'image'], value: { mediaId: used.id } }]
    await editor.call(draftApi.save, { key: `page:${page.id}`, revision: 0, client: 'a', sequence: 1, changes })
    for (const { id } of [used, other]) await editor.call(mediaApi.delete, { id })
    expect((await editor.call(mediaApi.filterStandard, {})).totalRecords).toBe(0)
    expect((await editor.call(mediaApi.filterStandard, { trash: true })).totalRecords).toBe(2)
    const refused = await failureOf(editor.call(mediaApi.emptyTrash, {}))
    expect(refused).toMatchObject({
      status: 409,
      code: 'MEDIA_USED',
      data: { used: [{ id: used.id, places: [{ kind: 'draft', id: page.id }] }] },
    })
    utimesSync(fileOf(other.path), daysAgo(2), daysAgo(2))
    expect(await editor.call(mediaApi.emptyTrash, { ids: [other.id] })).toEqual({ deleted: 1 })
    expect([used, other].map(({ path: url }) => existsSync(fileOf(url)))).toEqual([true, false])
    expect(await editor.call(mediaApi.restore, { id: used.id })).toMatchObject({ deletedAt: null })
  })

  it('leaves a file on the disk that was stored just now: an upload may be about to name it', async () => {
    const { id, path: url, alternativePaths } = await upload({ content: await photo(8) })
    const thumb = alternativePaths.ThumbnailSize ?? ''
    utimesSync(fileOf(thumb), daysAgo(2), daysAgo(2))
    await editor.call(mediaApi.delete, { id })
    expect(await editor.call(mediaApi.emptyTrash, { ids: [id] })).toEqual({ deleted: 1 })
    expect([url, thumb].map((one) => existsSync(fileOf(one)))).toEqual([true, false])
  })

  it('has no addresses for anybody, and those of other items are not counted through', async () => {
    const { id, path: url, newPath, driveId } = await upload({ content: await photo(9) })
    const open = async (address: string) => {
      const { status, headers } = await app.request(address)
      return [status, headers.get('location')]
    }
    expect(await open(newPath)).toEqual([302, url])
    expect(await open(`/api/v1/media/file/open/${id}`)).toEqual([404, null])
    expect(await open(`/api/v1/media/file/open/1/${id}`)).toEqual([404, null])
    expect(await open(`/api/v1/media/file/open/2/${driveId}`)).toEqual([404, null])
    await editor.call(mediaApi.delete, { id })
    expect(await open(newPath)).toEqual([404, null])
    expect(await editor.call(mediaApi.get, { id })).toMatchObject({ path: url })
    await editor.call(mediaApi.restore, { id })
    expect(await open(newPath)).toEqual([302, url])
  })

  it('knows published pages by their title and links to files by their id', async () => {
    const { id } = await upload({ content: Buffer.from('%PDF-1.7') })
    const link = { kind: 'file', id }
    await createPage({ slug: 'cjenik', title: 'Cjenik', sections: { s_1: { type: 'hero', pos: 'a0', linkMeta: { link } } } })
    const { places } = await editor.call(mediaApi.whereUsed, { id })
    expect(places).toMatchObject([{ kind: 'page', title: 'Cjenik', slug: 'cjenik', language: 'hrv', published: true }])
  })

  it('knows pages that visitors never had', async () => {
    const { id } = await upload({ content: await photo(10) })
    const image = { mediaId: id }
    await createPage({ slug: 'nacrt', sections: { s_1: { type: 'hero', pos: 'a0', meta: { image } } }, published: false })
    expect((await editor.call(mediaApi.whereUsed, { id })).places).toMatchObject([{ kind: 'pageVersion', slug: 'nacrt', published: false }])
  })
})

describe('folders', () => {
  it('are created, moved and deleted without losing items', async () => {
    const parent = await editor.call(mediaFolderApi.create, { name: 'Korice' })
    const child = await editor.call(mediaFolderApi.create, { name: 'Jesen', parentId: parent.id })
    const { id } = await upload({ content: await photo(4), data: { folderId: child.id, tags: ['lampa'] } })
    expect((await editor.call(mediaFolderApi.filter, {})).folders).toMatchObject([
      { name: 'Jesen', items: 1 },
      { name: 'Korice', items: 0 },
    ])
    expect(await failureOf(editor.call(mediaFolderApi.create, { name: 'Korice' }))).toMatchObject({ code: 'FOLDER_EXISTS' })
    expect(await failureOf(editor.call(mediaFolderApi.delete, { id: parent.id }))).toMatchObject({ code: 'FOLDER_NOT_EMPTY' })
    expect(await failureOf(editor.call(mediaFolderApi.update, { id: parent.id, parentId: child.id }))).toMatchObject({ status: 422 })
    await editor.call(mediaFolderApi.delete, { id: child.id })
    const found = await editor.call(mediaApi.filterStandard, { folderId: parent.id, search: 'SLIKA lampa', tags: ['lampa'] })
    expect(found.records.map((item) => item.id)).toEqual([id])
    expect(await editor.call(mediaApi.tags, {})).toEqual({ tags: [{ tag: 'lampa', items: 1 }] })
  })
})

describe('a file put at an upload address', () => {
  const put = (url: string, body: Buffer, type = 'image/jpeg') =>
    app.request(url, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'content-type': type, 'content-length': String(body.length) },
    })

  it('becomes an item, once', async () => {
    const content = await photo(5)
    const address = await editor.call(mediaFileApi.getUploadUrl, { originalName: 'a.jpg', mime: 'image/jpeg', size: content.length })
    const { driveId, url } = address
    expect(await failureOf(editor.call(mediaApi.create, { driveId }))).toMatchObject({ status: 404 })
    expect((await put(url, content)).status).toBe(204)
    const { items } = await editor.call(mediaFileApi.addFromBucketPublic, { driveIds: [driveId] })
    expect(items).toMatchObject([{ driveId, originalName: 'a.jpg', kind: 'picture' }])
    expect(await editor.call(mediaApi.create, { driveId })).toMatchObject({ id: items[0]?.id })
    const hashes = [items[0]?.sourceHash ?? '', '0'.repeat(64)]
    expect((await editor.call(mediaFileApi.findByHash, { hashes })).items.map(({ id }) => id)).toEqual([items[0]?.id])
    await deleteOldUploads(new Date(Date.now() + 2 * 86_400_000))
    expect(existsSync(fileOf(`incoming/1/${driveId}`))).toBe(false)
  })

  it('is the only one of its address', async () => {
    const content = await photo(7)
    const input = { originalName: 'a.jpg', mime: 'image/jpeg', size: content.length }
    const { driveId, url } = await editor.call(mediaFileApi.getUploadUrl, input)
    const both = await Promise.all([put(url, content), put(url, Buffer.alloc(content.length))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const stored = readFileSync(fileOf(`incoming/1/${driveId}`))
    expect((await put(url, Buffer.alloc(content.length, 1))).status).toBe(409)
    expect(readFileSync(fileOf(`incoming/1/${driveId}`))).toEqual(stored)
  })

  it('must be the one that was named', async () => {
    const content = await photo(6)
    const { driveId, url } = await editor.call(mediaFileApi.getUploadUrl, {
      originalName: 'a.jpg',
      mime: 'image/jpeg',
      size: content.length,
    })
    expect((await put(url, Buffer.concat([content, content]))).status).toBe(400)
    expect((await put(url, content, 'text/html')).status).toBe(415)
    expect((await put(`${url}x`, content)).status).toBe(403)
    expect((await put(url.replace('/put/1/', '/put/2/'), content)).status).toBe(403)
    expect(existsSync(fileOf(`incoming/1/${driveId}`))).toBe(false)
  })

  it('is no document where pictures are wanted', async () => {
    const content = Buffer.from('%PDF-1.7')
    const { driveId, url } = await editor.call(mediaFileApi.getUploadUrl, {
      originalName: 'a.pdf',
      mime: 'application/pdf',
      size: content.length,
    })
    await put(url, content, 'application/pdf')
    const { items, refused } = await editor.call(mediaFileApi.addFromBucketPublic, { driveIds: [driveId] })
    expect({ items, refused }).toMatchObject({ items: [], refused: [{ driveId, code: 'FILE_TYPE' }] })
  })
})
