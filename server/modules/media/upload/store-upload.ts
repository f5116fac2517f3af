import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { imageLimits } from '@/server/adapters/images/open-image'
import { withImagePermit } from '@/server/adapters/images/permit'
import { sniffFormat } from '@/server/adapters/images/sniff'
import { storage } from '@/server/adapters/storage/storage'
import { asStorageError } from '@/server/adapters/storage/storage-error'
import { readOriginal, renderPicture, storeOriginal, type StoredPicture } from '../item/render-picture'
import { documentType } from './document-type'
import { maxDocumentBytes, type ReceivedFile } from './received-file'
import { videoType } from './video-type'

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
export type StoredUpload = { kind: MediaItem['kind']; fields: FileFields; renditions: StoredPicture['renditions'] }

/** Stores the files of an upload by what it is, not by what it is called (docs/rules/media.md#re-encoding). The rows are the caller's. @throws AppError */
export async function storeUpload(received: ReceivedFile): Promise<StoredUpload> {
  const { format, video } = await sniff(received)
  if (format === 'svg') throw new AppError('SVG_REFUSED')
  if (format) return storePicture(received)
  return video ? storeAsIs(received, { kind: 'video', ...video }) : storeDocument(received)
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

async function storeDocument(received: ReceivedFile): Promise<StoredUpload> {
  const { file, name, size } = received
  if (size > maxDocumentBytes) throw new AppError('FILE_TOO_LARGE')
  const type = await withImagePermit(async () => documentType(await readFile(file), name))
  return storeAsIs(received, { kind: 'document', ...type })
}

type AsIs = { kind: 'document' | 'video'; extension: string; mime: string }

async function storeAsIs({ file, name, size, sha256 }: ReceivedFile, { kind, extension, mime }: AsIs): Promise<StoredUpload> {
  const hash = sha256.slice(0, 20)
  const stored = `${hash}/${plainName(name)}.${extension}`
  await storage().put(`media/${stored}`, file).catch(asStorageError)
  const noPicture = { width: null, height: null, colour: null, originalPath: null, originalWidth: null, originalHeight: null }
  return {
    kind,
    fields: { hash, path: stored, size, extension, mime, ...noPicture, originalName: name, sourceHash: sha256 },
    renditions: [],
  }
}

async function sniff({ file, size }: ReceivedFile) {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return { format: sniffFormat(buffer.subarray(0, bytesRead)), video: await videoType(handle, size) }
  } finally {
    await handle.close()
  }
}

/** The name of a document or a video in its URL, without extension: letters, digits and hyphens. */
function plainName(name: string) {
  const letters = path.parse(name).name.replaceAll(/đ/gi, 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')
  const plain = letters.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'datoteka'
}
