import type { ParsedOf } from '@/lib/api/endpoint'
import type { presenceApi } from '@/lib/api/v1/cms/presence'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { editableDocument, requireDocumentRight } from '../draft/documents'
import { announcePresence } from './announce-presence'

/** The caller's stream may be of another process, so every process hears it. */
export async function select(ctx: Ctx, { client, key, section }: ParsedOf<typeof presenceApi.select>) {
  requireDocumentRight(ctx, key)
  await editableDocument(key).read(ctx, ctx.db)
  const tab = { siteId: ctx.site.id, languageId: ctx.language.id, userId: requireUser(ctx).id, client }
  await announcePresence(ctx.db, { kind: 'select', ...tab, key, section })
  return {}
}
