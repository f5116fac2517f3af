import { readFile, writeFile } from 'node:fs/promises'
import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { AppError, type ErrorCode } from '@/lib/api/errors'
import { focalInCrop } from '@/lib/media/crop'
import { ImageRefused, type RefusalReason } from '@/server/adapters/images/image-refused'
import { withImagePermit } from '@/server/adapters/images/permit'
import { makeOriginal, type Original } from '@/server/adapters/images/original'
import { makeRenditions, renditionHash, renditionPath } from '@/server/adapters/images/renditions'
import { storage, withTempFile } from '@/server/adapters/storage/storage'
import { asStorageError } from '@/server/adapters/storage/storage-error'

type Framing = { crop: CropArea | null; focal: FocalPoint | null }

/** What the row of a picture and its renditions say about its files. */
export type StoredPicture = {
  fields: { hash: string; path: string; size: number; width: number; height: number; colour: string; extension: string; mime: string }
  renditions: { name: string; width: number; height: number; mime: string; bytes: number; path: string }[]
}

/** Decodes an uploaded picture. @throws AppError that says why it is refused */
export async function readOriginal(file: string): Promise<Original> {
  return withImagePermit(async () => makeOriginal(await readFile(file))).catch(refuse)
}

/**
 * Renders an original with its crop and focal point and stores the files; the rows are the caller's. Equal input gives equal files under equal names, so
 * storing again is harmless (docs/rules/media.md#whole-files).
 */
export async function renderPicture(original: Buffer, { crop, focal }: Framing): Promise<StoredPicture> {
  const focalOfPart = focal && focalInCrop(focal, crop)
  const image = await withImagePermit(() => makeRenditions(original, { crop, focal: focalOfPart, maxBytes: Infinity })).catch(refuse)
  const hash = crop || focal ? renditionHash(Buffer.concat([original, Buffer.from(JSON.stringify({ crop, focal }))])) : image.hash
  const renditions = image.renditions.map(({ name, width, height, mime, bytes }) => ({
    name,
    width,
    height,
    mime,
    bytes,
    path: renditionPath(hash, name),
  }))
  for (const { name, data } of image.renditions) await storeBytes(renditionPath(hash, name), data)
  const largest = renditions.reduce((best, each) => (each.width > best.width ? each : best))
  const { width, height, colour } = image
  return {
    fields: { hash, path: largest.path, size: largest.bytes, width, height, colour, extension: 'webp', mime: 'image/webp' },
    renditions,
  }
}

/** Stores an original beside the renditions that are made of it. @returns its path */
export async function storeOriginal({ data }: Original): Promise<string> {
  const path = renditionPath(renditionHash(data), 'original')
  await storeBytes(path, data)
  return path
}

async function storeBytes(path: string, data: Buffer) {
  await withTempFile(async (file) => {
    await writeFile(file, data)
    await storage().put(`media/${path}`, file)
  }).catch(asStorageError)
}

const refusals: Record<RefusalReason, ErrorCode> = {
  tooManyBytes: 'FILE_TOO_LARGE',
  tooManyPixels: 'PICTURE_TOO_LARGE',
  animated: 'PICTURE_ANIMATED',
  unsupported: 'FILE_TYPE',
  broken: 'PICTURE_BROKEN',
  tooSlow: 'PICTURE_TOO_LARGE',
}

function refuse(error: unknown): never {
  if (error instanceof ImageRefused) throw new AppError(refusals[error.reason], {}, error)
  throw error
}
