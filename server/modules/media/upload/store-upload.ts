import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/lib/api/errors'
import { imageLimits } from '@/server/adapters/images/open-image'
import { withImagePermit } from '@/server/adapters/images/permit'
import { sniffFormat } from '@/server/adapters/images/sniff'
import { storage } from '@/server/adapters/storage/storage'
import { asStorageError } from '@/server/adapters/storage/storage-error'
import { readOriginal, renderPicture, storeOriginal, type StoredPicture } from '../item/render-picture'
import { documentType } from './document-type'
import type { ReceivedFile } from './received-file'

/** Columns of an item that say which file it has. */
type FileFields = Omit<StoredPicture['fields'], 'width' | 'height' | 'colour'> & {
  width: number | null
  height: number | null
  colour: string | null
  originalPath: string | null
  originalWidth: number | null
  originalHeight: number | null
  originalName: string
  sourceHash: string
}
export type StoredUpload = { kind: 'picture' | 'document'; fields: FileFields; renditions: StoredPicture['renditions'] }

/** Stores the files of an upload by what it is, not by what it is called (docs/rules/media.md#re-encoding). The rows are the caller's. @throws AppError */
export async function storeUpload(received: ReceivedFile): Promise<StoredUpload> {
  const format = sniffFormat(await headOf(received.file))
  if (format === 'svg') throw new AppError('SVG_REFUSED')
  return format ? storePicture(received) : storeDocument(received)
}

async function storePicture({ file, name, size, sha256 }: ReceivedFile): Promise<StoredUpload> {
  if (size > imageLimits.maxBytes) throw new AppError('FILE_TOO_LARGE')
  const original = await readOriginal(file)
  const { fields, renditions } = await renderPicture(original.data, { crop: null, focal: null })
  const originalPath = await storeOriginal(original)
  const { width: originalWidth, height: originalHeight } = original
  const source = { originalPath, originalWidth, originalHeight, originalName: name, sourceHash: sha256 }
  return { kind: 'picture', fields: { ...fields, ...source }, renditions }
}

async function storeDocument({ file, name, size, sha256 }: ReceivedFile): Promise<StoredUpload> {
  const { extension, mime } = await withImagePermit(async () => documentType(await readFile(file), name))
  const hash = sha256.slice(0, 20)
  const stored = `${hash}/${plainName(name)}.${extension}`
  await storage().put(`media/${stored}`, file).catch(asStorageError)
  const noPicture = { width: null, height: null, colour: null, originalPath: null, originalWidth: null, originalHeight: null }
  return {
    kind: 'document',
    fields: { hash, path: stored, size, extension, mime, ...noPicture, originalName: name, sourceHash: sha256 },
    renditions: [],
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The name of a document in its URL, without extension: letters, digits and hyphens. */
function plainName(name: string) {
  const letters = path.parse(name).name.replaceAll(/đ/gi, 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')
  const plain = letters.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'dokument'
}
