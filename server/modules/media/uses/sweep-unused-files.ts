import { and, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { storage } from '@/server/adapters/storage/storage'
import { waitUntilIdle } from '@/server/core/process/idle'
import { database } from '@/server/db/client'
import { mediaUnusedFiles } from '@/server/db/schema/media-unused-file'

const dayMs = 86_400_000
/** Files of one step. */
const stepSize = 200
/** Renditions and uploads stand in folders that are named by a hash, under names that are keys; anything else below `media/` is not the library's. */
const libraryFile = /^media\/([0-9a-f]{20}\/[\w-]+\.\w+)$/

const recordedPath = sql`media_unused_files.path`

type StoredFile = { path: string; modifiedAt: Date }

/**
 * Records files that no row names, such as the renditions of a replaced version, and deletes those recorded for a day (docs/rules/media.md#unused-files): pages
 * and mails that were sent before still find theirs for that day. @returns how many were deleted
 */
export async function sweepUnusedFiles(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - dayMs)
  let deleted = 0
  for await (const files of steps()) {
    await waitUntilIdle({ maxWaitMs: 500 })
    deleted += await recordAndDelete(files, { now, before })
  }
  // Rows of files that no longer exist.
  await database()
    .db.delete(mediaUnusedFiles)
    .where(lt(mediaUnusedFiles.since, new Date(now.getTime() - 30 * dayMs)))
  return deleted
}

async function* steps(): AsyncGenerator<StoredFile[]> {
  let files: StoredFile[] = []
  for await (const { key, modifiedAt } of storage().list('media')) {
    const path = libraryFile.exec(key)?.[1]
    if (path !== undefined) files.push({ path, modifiedAt })
    if (files.length < stepSize) continue
    yield files
    files = []
  }
  if (files.length > 0) yield files
}

type Times = { now: Date; before: Date }

/** Skips new files, whose rows may not be committed yet. */
async function recordAndDelete(files: readonly StoredFile[], { now, before }: Times): Promise<number> {
  const { db } = database()
  const all = files.map(({ path }) => path)
  await db.delete(mediaUnusedFiles).where(and(inArray(mediaUnusedFiles.path, all), isNamed(recordedPath)))
  const old = files.filter(({ modifiedAt }) => modifiedAt < before).map(({ path }) => path)
  if (old.length === 0) return 0
  await db.execute(sql`
    insert into media_unused_files (path, since)
    select path, ${now.toISOString()}::timestamptz from jsonb_array_elements_text(${JSON.stringify(old)}::jsonb) as candidates (path) where not ${isNamed(sql`candidates.path`)}
    on conflict do nothing`)
  const due = await db
    .delete(mediaUnusedFiles)
    .where(and(inArray(mediaUnusedFiles.path, old), lt(mediaUnusedFiles.since, before), sql`not ${isNamed(recordedPath)}`))
    .returning({ path: mediaUnusedFiles.path })
  return deleteFiles(new Set(due.map(({ path }) => path)), before)
}

/** Reads the time of each file again: somebody may just have stored it anew, and is about to name it. */
async function deleteFiles(due: ReadonlySet<string>, before: Date): Promise<number> {
  let deleted = 0
  for (const folder of new Set([...due].map((path) => path.split('/')[0]))) {
    for await (const { key, modifiedAt } of storage().list(`media/${folder}`)) {
      const path = libraryFile.exec(key)?.[1]
      if (path === undefined || !due.has(path) || modifiedAt >= before) continue
      await storage().delete(key)
      deleted++
    }
  }
  return deleted
}

/** Whether an item of any site, a rendition or a kept version has the file. */
function isNamed(path: SQL): SQL {
  return sql`(
  exists (select 1 from media where media.path = ${path} or media.original_path = ${path})
  or exists (select 1 from media_renditions where media_renditions.path = ${path})
  or exists (select 1 from media_versions where media_versions.path = ${path} or media_versions.original_path = ${path}))`
}
