import type { Context, Hono } from 'hono'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { storage, withTempFile } from '@/server/adapters/storage/storage'
import { asStorageError } from '@/server/adapters/storage/storage-error'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { mediaUploads } from '@/server/db/schema/media-upload'
import { sites } from '@/server/db/schema/site'
import { mediaUrl } from '../pictures'
import { writeFile } from '../upload/received-file'
import { incomingKey, readGrant, type Grant } from './upload-token'

/** Addresses of the library outside the contract: where a browser puts a file, and where an item's current file is. */
export function mediaFileRoutes(app: Hono) {
  app.put('/api/v1/media/file/put/:site/:token', (c) => receiveUpload(c))
  app.get('/api/v1/media/file/open/:site/:item', (c) => openItem(c))
}

/** The signed address is the only credential (docs/rules/media.md#upload-address). A file that was cut is not stored. */
async function receiveUpload(c: Context) {
  const { db } = database()
  const siteId = smallInteger(c.req.param('site'))
  const [site] = siteId === null ? [] : await db.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId))
  const grant = site && (await readGrant(db, { siteId: site.id, token: c.req.param('token') ?? '', now: new Date() }))
  if (!site || !grant) throw new AppError('UPLOAD_ADDRESS')
  await refuseSecond(incomingKey(site.id, grant.driveId))
  const declared = c.req.header('content-length')
  if (c.req.header('content-type') !== grant.mime) throw new AppError('UNSUPPORTED_MEDIA')
  if (declared !== undefined && Number(declared) !== grant.size) throw new AppError('UPLOAD_INCOMPLETE')
  await withTempFile(async (file) => {
    const { size } = await writeFile(upTo(c.req.raw.body ?? [], grant.size), file)
    if (size !== grant.size) throw new AppError('UPLOAD_INCOMPLETE')
    await storeOnce(site.id, grant, file)
  })
  c.header('cache-control', 'no-store')
  return c.body(null, 204)
}

/** Runs uploads of one file one after another: a second one waits for the first. */
async function storeOnce(siteId: number, { driveId }: Grant, file: string) {
  await inTransaction(database(), async (tx) => {
    const isPlanned = and(eq(mediaUploads.siteId, siteId), eq(mediaUploads.driveId, driveId))
    const [planned] = await tx.select({ driveId: mediaUploads.driveId }).from(mediaUploads).where(isPlanned).for('update')
    if (!planned) throw new AppError('UPLOAD_ADDRESS')
    const key = incomingKey(siteId, driveId)
    await refuseSecond(key)
    await storage().put(key, file).catch(asStorageError)
  })
}

async function refuseSecond(key: string) {
  if ((await storage().sizeOf(key)) !== null) throw new AppError('UPLOAD_USED')
}

async function* upTo(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, size: number) {
  let received = 0
  for await (const chunk of body) {
    received += chunk.length
    if (received > size) throw new AppError('FILE_TOO_LARGE')
    yield chunk
  }
}

/**
 * Leads to the current file of an item (docs/rules/media.md#item-address). Its driveId cannot be guessed, so that nobody counts through what is not published
 * yet.
 */
async function openItem(c: Context) {
  const siteId = smallInteger(c.req.param('site'))
  const isItem = and(eq(media.siteId, siteId ?? 0), eq(media.driveId, c.req.param('item') ?? ''), isNull(media.deletedAt))
  const { db } = database()
  const [row] = siteId === null ? [] : await db.select({ path: media.path, mime: media.mime }).from(media).where(isItem)
  if (!row || row.mime === 'video/youtube') throw new AppError('NOT_FOUND')
  c.header('cache-control', 'no-cache')
  return c.redirect(mediaUrl(row.path), 302)
}

function smallInteger(text: string | undefined) {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
