import { and, asc, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Ctx } from '@/server/core/context'
import { masters } from '@/server/db/schema/master'
import { containsText } from '@/server/modules/cms/text-search'
import { ofLanguage } from '../master-references/load-masters'
import { presentMaster } from './insert-master'

export async function filter(ctx: Ctx, { keywords, types, page, limit }: ParsedOf<typeof sharedSectionApi.filter>) {
  const typed = keywords.trim()
  const matches = and(
    ofLanguage(ctx),
    types && inArray(masters.sectionType, types),
    typed === '' ? undefined : containsText(masters.title, typed),
  )
  const [rows, totalRecords] = await Promise.all([
    ctx.db
      .select()
      .from(masters)
      .where(matches)
      .orderBy(asc(masters.title), asc(masters.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.$count(masters, matches),
  ])
  return { records: rows.map(presentMaster), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
