import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { media, mediaFolders } from '@/server/db/schema/media'
import { isFolder, lockFolders } from './folders'

/** docs/rules/media.md#folders */
export async function deleteFolder(ctx: Ctx, { id }: ParsedOf<typeof mediaFolderApi.delete>) {
  await inTransaction(ctx, async (tx) => {
    const folders = await lockFolders(ctx, tx)
    const folder = folders.find((one) => one.id === id)
    if (!folder) throw new AppError('NOT_FOUND')
    if (folders.some(({ parentId }) => parentId === id)) throw new AppError('FOLDER_NOT_EMPTY')
    await tx.update(media).set({ folderId: folder.parentId }).where(eq(media.folderId, id))
    await tx.delete(mediaFolders).where(isFolder(ctx, id))
    await audit(ctx, tx, { action: 'mediaFolder.delete', target: `mediaFolder:${id}`, detail: { name: folder.name } })
  })
  return {}
}
