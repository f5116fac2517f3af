import { call } from '@/lib/api/client'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { upload } from '@/lib/api/upload'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFileApi } from '@/lib/api/v1/media/file'
import { uploadApi } from '@/lib/api/v2/media'
import { fileHash } from './file-hash'

type Sending = {
  file: File
  folderId: number | null
  idempotencyKey: string
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

/** Puts a file into the library. Bytes that it has already are not sent again (docs/rules/media.md#upload-once). Throws ApiError. */
export async function sendFile({
  file,
  folderId,
  idempotencyKey,
  signal,
  onProgress,
}: Sending): Promise<{ item: MediaItem; wasKnown: boolean }> {
  const hash = await fileHash(file)
  const known = hash === null ? null : await findByHash(hash, signal)
  if (known) return { item: known, wasKnown: true }
  const data = { folderId, ...(hash !== null && { sourceHash: hash }) }
  return { item: await upload(uploadApi.upload, {}, { file, data, idempotencyKey, signal, onProgress }), wasKnown: false }
}

async function findByHash(hash: string, signal: AbortSignal): Promise<MediaItem | null> {
  const { items } = await call(mediaFileApi.findByHash, { hashes: [hash] }, { signal })
  const [item] = items
  if (!item) return null
  return item.deletedAt === null ? item : call(mediaApi.restore, { id: item.id }, { signal })
}
