import { and, asc, count, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { isOpenForm, presentForms } from './open-forms'

export async function filter(ctx: Ctx, { filters: { ids, keys }, page, limit }: ParsedOf<typeof formApi.filter>) {
  const matches = isOpenForm(ctx, and(ids && inArray(forms.id, ids), keys && inArray(forms.key, keys)))
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(forms)
      .where(matches)
      .orderBy(asc(forms.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.select({ total: count() }).from(forms).where(matches),
  ])
  const totalRecords = counted?.total ?? 0
  const records = await presentForms(ctx, ctx.db, rows)
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
