import { asc, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { commonsApi } from '@/lib/api/v1/master/master'
import type { Ctx } from '@/server/core/context'
import { countries, languages } from '@/server/db/schema/site'
import { presentLanguage } from './present-language'

export async function commons(ctx: Ctx, { type }: ParsedOf<typeof commonsApi.commons>) {
  switch (type) {
    case 'languages': {
      const rows = await ctx.db
        .select()
        .from(languages)
        .orderBy(sql`${languages.nameHrv} collate "hr-x-icu"`, asc(languages.id))
      return rows.map(presentLanguage)
    }
    case 'countries':
      return ctx.db
        .select()
        .from(countries)
        .orderBy(sql`${countries.name} collate "hr-x-icu"`, asc(countries.id))
  }
  throw new Error(`No such commons: ${type satisfies never}`)
}
