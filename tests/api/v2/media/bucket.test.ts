import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFileApi } from '@/lib/api/v1/media/file'
import { env, resetEnv } from '@/lib/env'
import { storage } from '@/server/adapters/storage/storage'
import { sendMedia } from '@/server/entry/http/media'
import { deleteOldUploads } from '@/server/modules/media/bucket/delete-old-uploads'
import { failureOf } from '@/tests/support/http/caller'
import { localServer } from '@/tests/support/http/local-server'
import { loopbackS3 } from '@/tests/support/loopback/s3'
import { createMerchant } from '@/tests/support/users'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { photo, uploader } from './support'

disableRateLimits()
const editor = await createMerchant('content')
const { upload } = uploader(editor)
const s3 = await loopbackS3()
const { listen, send } = localServer()

const settings = {
  S3_ENDPOINT: s3.settings.endpoint,
  S3_BUCKET: s3.settings.bucket,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
}
beforeAll(() => {
  Object.assign(process.env, settings)
  resetEnv()
})
afterAll(async () => {
  for (const name of Object.keys(settings)) delete process.env[name]
  resetEnv()
  await s3.close()
})

// docs/decisions/022-files-behind-a-port.md
describe('with a bucket as the store', () => {
  it('a file goes from the browser into the bucket and becomes an item', async () => {
    const [content, text] = [await photo(40), Buffer.from('Uvjeti kupnje')]
    const ask = (originalName: string, mime: string, { length }: Buffer) =>
      editor.call(mediaFileApi.getUploadUrl, { originalName, mime, size: length })
    const [picture, file] = [await ask('a.jpg', 'image/jpeg', content), await ask('uvjeti.txt', 'text/plain', text)]
    expect(picture.url.startsWith(`${s3.settings.endpoint}/${s3.settings.bucket}/incoming/1/`)).toBe(true)
    const put = async ({ url, headers, method }: typeof picture, body: Buffer) =>
      (await fetch(url, { method, headers, body: new Uint8Array(body) })).status
    expect([await put(picture, content), await put(picture, content), await put(file, text)]).toEqual([200, 412, 200])

    const asPictures = await editor.call(mediaFileApi.addFromBucketPublic, { driveIds: [picture.driveId, file.driveId] })
    expect(asPictures).toMatchObject({ items: [{ originalName: 'a.jpg', kind: 'picture' }], refused: [{ code: 'FILE_TYPE' }] })
    const { items } = await editor.call(mediaFileApi.addFromBucket, { driveIds: [picture.driveId, file.driveId] })
    expect(items.map(({ kind }) => kind)).toEqual(['picture', 'document'])
    // What the library has already is no picture either, by its upload and by its content.
    const copy = await ask('kopija.txt', 'text/plain', text)
    await put(copy, text)
    const known = await editor.call(mediaFileApi.addFromBucketPublic, { driveIds: [file.driveId, copy.driveId] })
    expect(known).toMatchObject({ items: [], refused: [{ code: 'FILE_TYPE' }, { code: 'FILE_TYPE' }] })
    for (const { path: url } of items) expect(s3.objects.has(url.slice(1))).toBe(true)
    expect(existsSync(path.join(env.DATA_DIR, 'media'))).toBe(false)

    await deleteOldUploads(new Date(Date.now() + 2 * 86_400_000))
    expect([...s3.objects.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([])
  })

  it('visitors get it from the shop, whole and in ranges', async () => {
    const { path: url } = await upload({ content: await photo(41) })
    await listen((req, res) => void sendMedia(req, res, storage()))
    const whole = await send({ path: url })
    expect([whole.status, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const part = await send({ path: url, headers: { range: 'bytes=2-5' } })
    expect([part.status, part.body.equals(whole.body.subarray(2, 6))]).toEqual([206, true])
    expect((await send({ path: url, headers: { 'if-none-match': String(whole.headers.etag) } })).status).toBe(304)
    expect((await send({ path: `${url}x` })).status).toBe(404)
    s3.faults.push(403)
    const outage = await send({ path: url })
    expect([outage.status, outage.headers['cache-control'], outage.headers['retry-after']]).toEqual([503, 'no-store', '5'])
  })

  it('a bucket that refuses is an outage, and no item remains', async () => {
    const before = await editor.call(mediaApi.filterStandard, {})
    s3.faults.push(403)
    expect(await failureOf(upload({ content: await photo(42) }))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect((await editor.call(mediaApi.filterStandard, {})).totalRecords).toBe(before.totalRecords)
  })
})
