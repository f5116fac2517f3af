import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { exportApi } from '@/lib/api/v1/user/web/export'
import type { Ctx } from '@/server/core/context'
import { dataExports } from '@/server/db/schema/user'
import { wordsLocale } from '@/server/core/languages'
import { matchExport } from './linked-export'
import { archiveFileName } from './zip-archive'

export async function open(ctx: Ctx, { token }: ParsedOf<typeof exportApi.open>) {
  const [opened] = await ctx.db
    .update(dataExports)
    .set({ downloadedAt: sql`coalesce(${dataExports.downloadedAt}, ${ctx.now().toISOString()})` })
    .where(matchExport(ctx, token))
    .returning({ archive: dataExports.archive, requestedAt: dataExports.requestedAt })
  if (!opened?.archive) throw new AppError('TOKEN_SPENT')
  return { name: archiveFileName(wordsLocale(ctx.language), opened.requestedAt), content: opened.archive.toString('base64') }
}
