import Busboy from '@fastify/busboy'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, type ErrorCode } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { asStorageError } from '@/server/adapters/storage/storage-error'
import { withTempFile } from '@/server/adapters/storage/storage'

/** Bytes (docs/rules/media.md#upload-limits); only a video may have as many as `maxFileBytes`. */
export const maxDocumentBytes = 50 * 1024 * 1024
export const maxFileBytes = 100 * 1024 * 1024

/** A complete file on this machine. `sha256` in hex. */
export type ReceivedFile = { file: string; name: string; size: number; sha256: string }
type Form = { received: ReceivedFile; customData: string }

/**
 * Streams the multipart body of a call to a temporary file and works with it (docs/rules/media.md#upload-limits). A body that is refused is read to its end, so
 * that the client gets the answer.
 * @throws UNSUPPORTED_MEDIA, UPLOAD_INCOMPLETE, FILE_MISSING, TOO_MANY_FILES, FILE_TOO_LARGE, STORAGE_FULL
 */
export async function withUploadedFile<T>(ctx: Pick<Ctx, 'body' | 'headers'>, work: (form: Form) => Promise<T>): Promise<T> {
  return withTempFile(async (file) => work(await readForm(ctx, file)))
}

async function readForm({ body, headers }: Pick<Ctx, 'body' | 'headers'>, file: string): Promise<Form> {
  const parser = openParser(headers.get('content-type') ?? '')
  const form = { problem: undefined as ErrorCode | undefined, customData: '' }
  let part: { stream: Readable; received: Promise<ReceivedFile> } | undefined
  parser.on('field', (name, value, _, isCut) => {
    if (isCut) form.problem ??= 'BAD_REQUEST'
    if (name === 'customData') form.customData = value
  })
  parser.on('file', (_, stream, name) => {
    if (part) {
      form.problem ??= 'TOO_MANY_FILES'
      return void stream.resume()
    }
    stream.once('limit', () => (form.problem ??= 'FILE_TOO_LARGE'))
    const received = writeFile(stream, file).then((written) => ({ file, name: fileName(name), ...written }))
    // Observed below; a rejection before that must not count as unhandled.
    received.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined))
    part = { stream, received }
  })
  parser.on('filesLimit', () => (form.problem ??= 'TOO_MANY_FILES'))
  for (const event of ['fieldsLimit', 'partsLimit'] as const) parser.on(event, () => (form.problem ??= 'BAD_REQUEST'))
  try {
    await pipeline(body ?? [], parser)
  } catch (error) {
    part?.stream.destroy()
    await part?.received.catch(asStorageError)
    throw new AppError('UPLOAD_INCOMPLETE', {}, error)
  }
  const received = await part?.received
  if (form.problem === 'BAD_REQUEST') throw badForm('Previše polja, ili je neko predugo.')
  if (form.problem) throw new AppError(form.problem)
  if (!received) throw new AppError('FILE_MISSING')
  return { received, customData: form.customData }
}

function openParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new AppError('UNSUPPORTED_MEDIA')
  const limits = { fieldNameSize: 100, fieldSize: 20_000, fields: 5, files: 2, parts: 8, headerPairs: 20, headerSize: 4096 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { ...limits, fileSize: maxFileBytes } })
  } catch (error) {
    throw badForm('Zaglavlje Content-Type nije ispravno: nedostaje boundary.', error)
  }
}

function badForm(text: string, cause?: unknown) {
  return new AppError('BAD_REQUEST', { fieldErrors: { _: [text] } }, cause)
}

/** Writes a stream to a new file, durably. */
export async function writeFile(stream: AsyncIterable<Uint8Array>, file: string) {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(file, 'wx')
  try {
    for await (const chunk of stream) {
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } catch (error) {
    asStorageError(error)
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** The name without folders and control characters; it is shown and never used as a path. */
export function fileName(sent: string | undefined) {
  const name = (sent ?? '').split(/[/\\]/).at(-1) ?? ''
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(-255) || 'datoteka'
  )
}
