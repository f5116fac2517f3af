import { sql } from 'drizzle-orm'
import { storage } from '@/server/adapters/storage/storage'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'

/** The folders below `media/` that hold the files of these items and their versions. */
export async function storageFoldersOf(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const rows = await tx.execute<{ folder: string }>(sql`
    select distinct split_part(path, '/', 1) as folder from (
      select path from media where id = any(${idArray(ids)}) and mime <> 'video/youtube'
      union select original_path from media where id = any(${idArray(ids)})
      union select path from media_renditions where media_id = any(${idArray(ids)})
      union select path from media_versions where media_id = any(${idArray(ids)})
      union select original_path from media_versions where media_id = any(${idArray(ids)})
    ) files where path like '%/%'`)
  return rows.map(({ folder }) => folder)
}

const dayMs = 86_400_000

/**
 * Deletes the files of folders that no row of any site names (docs/rules/media.md#unused-files). Files younger than a day stay: an upload may be about to name
 * them.
 */
export async function deleteUnusedFiles({ db, now }: { db: Tx; now: Date }, folders: readonly string[]) {
  const before = new Date(now.getTime() - dayMs)
  for (const folder of folders) {
    const prefix = `${folder}/`
    const [row] = await db.execute<{ used: boolean }>(sql`
      select exists (select 1 from media where starts_with(path, ${prefix}) or starts_with(original_path, ${prefix}))
        or exists (select 1 from media_renditions where starts_with(path, ${prefix}))
        or exists (select 1 from media_versions where starts_with(path, ${prefix}) or starts_with(original_path, ${prefix})) as used`)
    if (row?.used) continue
    for await (const { key, modifiedAt } of storage().list(`media/${folder}`)) if (modifiedAt < before) await storage().delete(key)
  }
}
