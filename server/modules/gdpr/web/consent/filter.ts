import type { ParsedOf } from '@/lib/api/endpoint'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/core/context'
import { loadCurrentConsents } from './current-consents'

export async function filter(ctx: Ctx, { assignedTo, page, limit }: ParsedOf<typeof consentApi.filter>) {
  const all = await loadCurrentConsents(ctx, ctx.db, assignedTo ?? null)
  const records = all
    .slice((page - 1) * limit, page * limit)
    .map(({ id, uniqueNumber, displayName, assignedTo: form, required, version }) => ({
      id,
      uniqueNumber,
      displayName,
      assignedTo: form,
      required,
      version,
    }))
  return { records, totalRecords: all.length, totalPages: Math.ceil(all.length / limit), page, limit }
}
