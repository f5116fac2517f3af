import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import type { Ctx } from '@/server/core/context'
import { wordsLocale } from '@/server/core/languages'
import { privacyArchives } from '@/server/db/schema/privacy'
import { archiveFileName } from '@/server/modules/user/web/export/zip-archive'
import { matchArchive } from './linked-request'

/** docs/rules/privacy.md#privacy-archive */
export async function download(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.download>) {
  const now = ctx.now()
  const [opened] = await ctx.db
    .update(privacyArchives)
    .set({ downloadedAt: sql`coalesce(${privacyArchives.downloadedAt}, ${now.toISOString()})` })
    .where(matchArchive(ctx, token))
    .returning({ archive: privacyArchives.archive })
  if (!opened) throw new AppError('TOKEN_SPENT')
  return { name: archiveFileName(wordsLocale(ctx.language), now), content: opened.archive.toString('base64') }
}
