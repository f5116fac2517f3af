import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { mediaFolders } from '@/server/db/schema/media'
import { lockFolders, maxDepth, namedOnce, presentFolder, wayUp } from './folders'

export async function create(ctx: Ctx, { name, parentId }: ParsedOf<typeof mediaFolderApi.create>) {
  return namedOnce(() =>
    inTransaction(ctx, async (tx) => {
      const folders = await lockFolders(ctx, tx)
      if (parentId !== null && !folders.some(({ id }) => id === parentId)) throw new AppError('NOT_FOUND')
      if (wayUp(folders, parentId).length >= maxDepth)
        throw new AppError('VALIDATION', { fieldErrors: { parentId: ['Mape su preduboko.'] } })
      const [row] = await tx.insert(mediaFolders).values({ siteId: ctx.site.id, parentId, name }).returning({ id: mediaFolders.id })
      if (!row) throw new Error('The folder was not written.')
      await audit(ctx, tx, { action: 'mediaFolder.create', target: `mediaFolder:${row.id}`, detail: { name, parentId } })
      return presentFolder(ctx, tx, row.id)
    }),
  )
}
