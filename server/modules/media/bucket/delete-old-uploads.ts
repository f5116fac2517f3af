import { lt } from 'drizzle-orm'
import { localFiles, storage } from '@/server/adapters/storage/storage'
import { database } from '@/server/db/client'
import { mediaUploads } from '@/server/db/schema/media-upload'

const dayMs = 86_400_000

/** Deletes what was put and never registered, and temporary files of a killed process (docs/rules/media.md#upload-address). */
export async function deleteOldUploads(now = new Date()) {
  const before = new Date(now.getTime() - dayMs)
  for (const store of [storage(), localFiles()]) {
    for await (const { key, modifiedAt } of store.list('incoming')) if (modifiedAt < before) await store.delete(key)
  }
  await database().db.delete(mediaUploads).where(lt(mediaUploads.createdAt, before))
}
