import { zipSync } from 'fflate'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { pageApi } from '@/lib/api/v1/cms/page'
import { mediaFileApi } from '@/lib/api/v1/media/file'
import { env } from '@/lib/env'
import { database } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { createPage, emptyContent } from '@/tests/api/v1/cms/support/content'
import { zip64Bomb } from '@/tests/support/zip64-bomb'
import { photo, uploader } from './support'

disableRateLimits()
const editor = await createMerchant('content')
const { upload, replace } = uploader(editor)
const fileOf = (url: string) => path.join(env.DATA_DIR, url)
const tempFiles = () => (existsSync(fileOf('incoming/temp')) ? readdirSync(fileOf('incoming/temp')) : [])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

beforeEach(async () => {
  await emptyContent()
  await database().db.delete(media)
})

describe('an uploaded picture', () => {
  it('is shown by sections like any other', async () => {
    const item = await upload({ content: await photo(), name: 'Šuma.jpg', data: { title: 'Šuma', alt: { hrv: 'Šuma u magli' } } })
    expect(item).toMatchObject({ kind: 'picture', version: 1, title: 'Šuma', originalName: 'Šuma.jpg', mime: 'image/webp', width: 640 })
    expect(Object.keys(item.alternativePaths)).toContain('ThumbnailSize')
    await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { image: { mediaId: item.id } } } } })
    const { document } = await callAs().call(pageApi.get, { slug: 'o-nama' })
    expect(document.sections.s_1?.meta).toMatchObject({ image: { id: item.id, alt: 'Šuma u magli', width: 640, height: 400 } })
    for (const url of Object.values(item.alternativePaths)) expect(existsSync(fileOf(url))).toBe(true)
  })

  it('keeps neither its metadata nor bytes behind the picture', async () => {
    const { original } = await upload({ content: Buffer.concat([await photo(1), Buffer.from('<script>alert(1)</script>')]) })
    const kept = readFileSync(fileOf(original?.path ?? ''))
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.includes('<script>')).toBe(false)
  })

  it('is upright', async () => {
    const content = await sharp(await photo(2))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload({ content })).toMatchObject({ width: 400, height: 640 })
  })

  it('is stored once, whoever repeats the request', async () => {
    const content = await photo(3)
    const [one, other] = await Promise.all([upload({ content, key: 'a' }), upload({ content, key: 'a' })])
    const third = await upload({ content, name: 'drugo-ime.jpg' })
    expect([other.id, third.id]).toEqual([one.id, one.id])
    expect(await failureOf(upload({ content: await photo(4), key: 'a' }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await database().db.$count(media)).toBe(1)
  })

  it('has its key for itself when two files are sent under it at once', async () => {
    const contents = [Buffer.from('%PDF-1.7 prvi'), Buffer.from('%PDF-1.7 drugi')]
    const sent = Array.from({ length: 20 }, (_, n) => upload({ content: contents[n % 2] ?? Buffer.alloc(0), name: 'a.pdf', key: 'isti' }))
    const failures = (await Promise.allSettled(sent)).flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
    expect(failures).toHaveLength(10)
    for (const failure of failures) expect(failure).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('leaves the trash when it is uploaded again', async () => {
    const content = await photo(5)
    const { id } = await upload({ content })
    await editor.call(mediaApi.delete, { id })
    expect(await upload({ content })).toMatchObject({ id, deletedAt: null })
  })
})

describe('a hostile file', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG with a script', 'SVG_REFUSED', () => Buffer.from(svg)],
    ['an SVG behind a comment', 'SVG_REFUSED', () => Buffer.from(`<?xml version="1.0"?><!-- ${'x'.repeat(500)} -->${svg}`)],
    ['an HTML page', 'FILE_TYPE', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'FILE_TYPE', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['a script', 'FILE_TYPE', () => Buffer.from('#!/bin/sh\nrm -rf /')],
    [
      'a GIF',
      'FILE_TYPE',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['an empty file', 'FILE_MISSING', () => Buffer.alloc(0)],
    ['a text', 'PICTURE_BROKEN', () => Buffer.from('Ovo nije slika.')],
    ['a truncated picture', 'PICTURE_BROKEN', async () => (await photo(6)).subarray(0, 300)],
    ['a decompression bomb', 'PICTURE_TOO_LARGE', bomb],
    ['a picture of too many bytes', 'FILE_TOO_LARGE', async () => Buffer.concat([await photo(7), Buffer.alloc(20 * 1024 * 1024)])],
    ['a QuickTime video', 'FILE_TYPE', () => Buffer.concat([box('ftyp', 'qt  '), box('moov'), box('mdat', 'x')])],
    ['a HEIC picture', 'FILE_TYPE', () => Buffer.concat([box('ftyp', 'heic'), box('moov'), box('mdat', 'x')])],
    ['a video without an index', 'FILE_TYPE', () => Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')])],
    ['a video that was cut', 'FILE_TYPE', () => mp4().subarray(0, -1)],
    [
      'a script behind the head of a video',
      'FILE_TYPE',
      () => Buffer.concat([box('ftyp', 'isom'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a Matroska video', 'FILE_TYPE', () => webm('matroska')],
    ['a video of too many bytes', 'FILE_TOO_LARGE', () => Buffer.concat([mp4(), Buffer.alloc(100 * 1024 * 1024)])],
    ['a file of too many bytes', 'FILE_TOO_LARGE', () => Buffer.alloc(50 * 1024 * 1024 + 1, 'a')],
    ['an archive that declares millions of files', 'FILE_TYPE', () => zip64Bomb(6_000_000)],
    ['a damaged archive', 'FILE_TYPE', () => Buffer.from('PK\x03\x04 nothing')],
  ])('%s is refused, and nothing of it stays', async (_, code, make) => {
    const failure = await failureOf(upload({ content: await make(), name: 'slika.jpg' }))
    expect(failure.code).toBe(code)
    expect(await database().db.$count(media)).toBe(0)
    expect(tempFiles()).toEqual([])
  })

  it('that lies about its type is what it is', async () => {
    expect(await upload({ content: Buffer.from('%PDF-1.7\n%x'), name: 'slika.jpg' })).toMatchObject({
      mime: 'application/pdf',
      extension: 'pdf',
    })
    expect(await upload({ content: await photo(8), name: 'ugovor.pdf', type: 'application/pdf' })).toMatchObject({ mime: 'image/webp' })
  })

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'a\0b.txt', '....'])('named %j stays in its folder', async (name) => {
    const item = await upload({ content: Buffer.from(`tekst ${name.length}`), name, type: 'text/plain' })
    expect(item.path).toMatch(/^\/media\/[0-9a-f]{20}\/[A-Za-z0-9-]+\.txt$/)
    expect(existsSync(fileOf(item.path))).toBe(true)
  })

  it('among several in one call is refused with them', async () => {
    const more = await Promise.all(Array.from({ length: 20 }, (_, n) => photo(20 + n, { width: 10, height: 10 })))
    expect(await failureOf(upload({ content: await photo(9), more }))).toMatchObject({ status: 422, code: 'TOO_MANY_FILES' })
    expect(await database().db.$count(media)).toBe(0)
  })

  it('that was damaged on its way is refused', async () => {
    const data = { sourceHash: '0'.repeat(64) }
    expect(await failureOf(upload({ content: await photo(10), data }))).toMatchObject({ code: 'FILE_DAMAGED' })
  })

  it('with hostile data is refused before anything is stored', async () => {
    const content = await photo(11)
    expect(await failureOf(upload({ content, data: { siteId: 2 } }))).toMatchObject({ code: 'VALIDATION' })
    expect(await failureOf(upload({ content, data: { alt: { xyz: 'x' } } }))).toMatchObject({ code: 'VALIDATION' })
    expect(await failureOf(upload({ content, data: { folderId: 999_999 } }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await database().db.$count(media)).toBe(0)
  })
})

describe('a document', () => {
  const docx = () => Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(), 'word/document.xml': new Uint8Array() }))
  it.each<[string, string, () => Buffer]>([
    ['cjenik.pdf', 'pdf', () => Buffer.from('%PDF-1.7')],
    ['ugovor.docx', 'docx', docx],
    ['ugovor.zip', 'docx', docx],
    ['slike.zip', 'zip', () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) }))],
    ['popis.csv', 'csv', () => Buffer.from('a;b\n1;2')],
    ['stari.xls', 'xls', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
  ])('%s is stored as %s, as it was sent', async (name, extension, make) => {
    const content = make()
    const item = await upload({ content, name })
    expect(item).toMatchObject({ kind: 'document', extension, picture: null, size: content.length })
    expect(readFileSync(fileOf(item.path))).toEqual(content)
  })
})

describe('a video', () => {
  it.each<[string, 'mp4' | 'webm', () => Buffer]>([
    ['izrada.mp4', 'mp4', () => mp4()],
    ['izrada.m4v', 'mp4', () => Buffer.concat([box('ftyp', 'M4V '), box('mdat', 'x'), box('moov')])],
    ['bez nastavka', 'webm', () => webm('webm')],
  ])('%s is stored as %s, as it was sent', async (name, extension, make) => {
    const content = make()
    const item = await upload({ content, name, type: 'application/octet-stream' })
    expect(item).toMatchObject({ kind: 'video', extension, mime: `video/${extension}`, picture: null, poster: null, size: content.length })
    expect(item.path).toMatch(new RegExp(`^/media/[0-9a-f]{20}/[A-Za-z0-9-]+\\.${extension}$`))
    expect(readFileSync(fileOf(item.path))).toEqual(content)
    const found = await editor.call(mediaApi.filterStandard, { kinds: ['video'] })
    expect(found.records.map(({ id }) => id)).toEqual([item.id])
  })

  it('gets its poster from the pictures of the library', async () => {
    const film = await upload({ content: mp4() })
    const poster = await upload({ content: await photo(40) })
    const changed = await editor.call(mediaApi.update, { id: film.id, revision: film.revision, posterId: poster.id })
    expect(changed).toMatchObject({ posterId: poster.id, poster: poster.picture?.src, picture: { id: poster.id } })
    const own = editor.call(mediaApi.update, { id: film.id, revision: changed.revision, posterId: film.id })
    expect(await failureOf(own)).toMatchObject({ code: 'MEDIA_KIND' })
  })

  it('is replaced by a video only', async () => {
    const film = await upload({ content: mp4() })
    expect(await failureOf(replace(film, { content: await photo(41) }))).toMatchObject({ code: 'MEDIA_KIND' })
    expect(await failureOf(replace(film, { content: Buffer.from('%PDF-1.7') }))).toMatchObject({ code: 'MEDIA_KIND' })
    expect(await replace(film, { content: webm('webm') })).toMatchObject({ id: film.id, version: 2, mime: 'video/webm' })
  })

  it('may be larger than a document, also at an upload address', async () => {
    const ask = (mime: string, size: number) => editor.call(mediaFileApi.getUploadUrl, { originalName: 'a', mime, size })
    const large = 60 * 1024 * 1024
    expect(await ask('video/mp4', large)).toMatchObject({ method: 'PUT' })
    expect(await failureOf(ask('application/pdf', large))).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(await failureOf(ask('video/mp4', 2 * large))).toMatchObject({ code: 'FILE_TOO_LARGE' })
  })
})

describe('replacing a file', () => {
  it('keeps id and address, and raises version and hash', async () => {
    const before = await upload({ content: await photo(30) })
    const after = await replace(before, { content: await photo(31, { width: 300, height: 300 }), key: 'r' })
    expect(after).toMatchObject({ id: before.id, newPath: before.newPath, version: 2, width: 300 })
    expect(after.hash).not.toBe(before.hash)
    expect(await replace(before, { content: await photo(31, { width: 300, height: 300 }), key: 'r' })).toMatchObject({ version: 2 })
    const { versions } = await editor.call(mediaApi.versions, { id: before.id })
    expect(versions.map(({ number, current, by }) => [number, current, by])).toEqual([
      [2, true, editor.email],
      [1, false, editor.email],
    ])
    const restored = await editor.call(mediaApi.restoreVersion, { id: before.id, number: 1, revision: after.revision })
    expect(restored).toMatchObject({ version: 3, width: 640, hash: before.hash, sourceHash: before.sourceHash })
  })

  it('succeeds once when two editors do it at the same moment', async () => {
    const item = await upload({ content: await photo(32) })
    const contents = await Promise.all([photo(33), photo(34)])
    const answers = await Promise.allSettled(contents.map((content) => replace(item, { content })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await failureOf(replace(item, { content: await photo(35) }))).toMatchObject({ status: 409, code: 'STALE_VERSION' })
  })

  it('of two items under one key at once refuses the other', async () => {
    const items = [await upload({ content: await photo(37) }), await upload({ content: await photo(38) })]
    const content = await photo(39)
    const answers = await Promise.allSettled(items.map((item) => replace(item, { content, key: 'dvije' })))
    const failures = answers.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
    expect(failures).toMatchObject([{ status: 422, code: 'IDEMPOTENCY_MISMATCH' }])
  })

  it('takes a picture for a picture only', async () => {
    const item = await upload({ content: await photo(36) })
    expect(await failureOf(replace(item, { content: Buffer.from('%PDF-1.7') }))).toMatchObject({ code: 'MEDIA_KIND' })
  })
})

/** A PNG of a few bytes whose header declares 60,000 x 60,000 pixels. */
async function bomb() {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

/** A box of an MP4 file: its length, its type, its content. */
function box(type: string, content = '') {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + content.length)
  return Buffer.concat([length, Buffer.from(`${type}${content}`, 'latin1')])
}

function mp4() {
  return Buffer.concat([box('ftyp', 'isom'), box('moov'), box('mdat', 'film')])
}

function webm(type: string) {
  const head = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + type.length]), Buffer.from(type)])
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + head.length]), head, Buffer.from('film')])
}
