import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { checkedKey } from './file-key'
import type { FileStore, PlannedUpload, UploadAddress } from './port'
import { asOutage, S3Error } from './s3-error'
import { openObject } from './open-object'
import { parseListing } from './parse-listing'
import { bytesOf, callS3, skipBody, textOf, type S3Call, type S3Reply } from './s3-request'
import { s3Timeouts, s3Url, type S3Settings, type S3Timeouts } from './s3-settings'

/**
 * Stores files as objects of a bucket, with the hash of their content, which a download checks (docs/decisions/022-files-behind-a-port.md).
 * @throws AppError UNAVAILABLE where the bucket refuses or does not answer, with the S3Error as its cause
 */
export function createS3Store(settings: S3Settings, timeouts: S3Timeouts = s3Timeouts): FileStore {
  const call = (request: S3Call) => callS3(settings, timeouts, request).catch(asOutage)

  return {
    async put(key, path) {
      checkedKey(key)
      const [{ size }, sha256] = [await stat(path), await sha256Of(path)]
      skipBody(await call({ method: 'PUT', key, file: { path, size, sha256 } }))
      await rm(path, { force: true })
    },
    async download(key, file) {
      const reply = await call({ method: 'GET', key: checkedKey(key) })
      if (reply.status !== 404) return writeWhole(reply, file, timeouts).then(() => true, asOutage)
      skipBody(reply)
      return false
    },
    open: (key) => openObject({ call, timeouts, key: checkedKey(key) }),
    async sizeOf(key) {
      const reply = await call({ method: 'HEAD', key: checkedKey(key) })
      skipBody(reply)
      return reply.status === 404 ? null : Number(reply.headers['content-length'])
    },
    async delete(key) {
      skipBody(await call({ method: 'DELETE', key: checkedKey(key) }))
    },
    list: (prefix) => objectsBelow(checkedKey(prefix)),
    uploadAddress: (upload) => signUpload(settings, upload),
  }

  async function* objectsBelow(prefix: string) {
    for (let next: string | undefined = ''; next !== undefined;) {
      const query = { 'list-type': '2', prefix: `${prefix}/`, ...(next && { 'continuation-token': next }) }
      const page = parseListing(await textOf(await call({ method: 'GET', query }), timeouts).catch(asOutage))
      yield* page.files
      next = page.next
    }
  }
}

/** The address fixes size and type, and the bucket takes the file only once (docs/rules/media.md#upload-address). */
async function signUpload(settings: S3Settings, { key, size, mime, expiresAt }: PlannedUpload): Promise<UploadAddress> {
  const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000))
  const headers = { 'content-type': mime, 'if-none-match': '*' }
  const signed = await new AwsV4Signer({
    method: 'PUT',
    url: s3Url(settings, { key: checkedKey(key), query: { 'X-Amz-Expires': String(seconds) } }).href,
    headers: { ...headers, 'content-length': String(size) },
    service: 's3',
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    signQuery: true,
    allHeaders: true,
  }).sign()
  return { url: signed.url.href, headers }
}

async function sha256Of(file: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** @throws S3Error for a file that was cut or changed on the way; nothing of it remains */
async function writeWhole(reply: S3Reply, file: string, timeouts: S3Timeouts) {
  const hash = createHash('sha256')
  const handle = await open(file, 'wx')
  try {
    for await (const chunk of bytesOf(reply, timeouts)) {
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    const expected = reply.headers['x-amz-meta-sha256']
    if (expected !== undefined && expected !== hash.digest('hex')) throw new Error('Its content is not what was stored.')
  } catch (error) {
    await rm(file, { force: true })
    throw isOfDisk(error) ? error : new S3Error('A file of the bucket did not arrive whole.', { status: null, code: '' }, error)
  } finally {
    await handle.close()
  }
}

function isOfDisk(error: unknown) {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write'
}
