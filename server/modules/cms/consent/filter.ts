import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import type { Ctx } from '@/server/core/context'
import { loadAssignments } from './assignments'

export async function filter(ctx: Ctx, { page, perPage }: ParsedOf<typeof officeConsentApi.filter>) {
  const all = await loadAssignments(ctx, ctx.db)
  const pages = Math.ceil(all.length / perPage)
  const pagination = { page, perPage, lastPage: pages, total: all.length, totalPages: pages, totalRecords: all.length }
  return { data: all.slice((page - 1) * perPage, page * perPage), pagination }
}
