import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { mediaFolders } from '@/server/db/schema/media'
import { isFolder, lockFolders, maxDepth, namedOnce, presentFolder, wayUp } from './folders'

export async function update(ctx: Ctx, { id, ...changes }: ParsedOf<typeof mediaFolderApi.update>) {
  return namedOnce(() =>
    inTransaction(ctx, async (tx) => {
      const folders = await lockFolders(ctx, tx)
      const before = folders.find((folder) => folder.id === id)
      const { parentId = before?.parentId ?? null, name = before?.name } = changes
      const isParentMissing = parentId !== null && !folders.some((folder) => folder.id === parentId)
      if (!before || isParentMissing) throw new AppError('NOT_FOUND')
      const moved = folders.map((folder) => (folder.id === id ? { ...folder, parentId } : folder))
      const isTooDeep = moved.some((folder) => wayUp(moved, folder.id).length > maxDepth)
      if (wayUp(moved, id) === 'circle' || isTooDeep)
        throw new AppError('VALIDATION', { fieldErrors: { parentId: ['Mapa se ne može premjestiti onamo.'] } })
      await tx.update(mediaFolders).set({ parentId, name }).where(isFolder(ctx, id))
      await audit(ctx, tx, { action: 'mediaFolder.update', target: `mediaFolder:${id}`, detail: { name, parentId } })
      return presentFolder(ctx, tx, id)
    }),
  )
}
