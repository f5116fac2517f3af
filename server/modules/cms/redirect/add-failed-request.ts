import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { redirectApi } from '@/lib/api/v1/cms/redirect'
import type { Ctx } from '@/server/core/context'

/** docs/rules/content.md#failed-requests */
const maxPaths = 5000

export async function addFailedRequest(ctx: Ctx, { path }: ParsedOf<typeof redirectApi.addFailedRequest>) {
  // Staff open what is not published yet; that is no visitor's dead end.
  if (ctx.actor.kind === 'user' && ctx.actor.isBackoffice) return {}
  const now = ctx.now().toISOString()
  // A full list drops the least requested, oldest path, so that scanners never displace real ones.
  await ctx.db.execute(sql`
    with least as (
      delete from failed_requests where site_id = ${ctx.site.id} and path in (
        select path from failed_requests where site_id = ${ctx.site.id} order by hits desc, last_at desc, path offset ${maxPaths - 1}
      ) and not exists (select 1 from failed_requests where site_id = ${ctx.site.id} and path = ${path})
    )
    insert into failed_requests as known (site_id, path, hits, last_at) values (${ctx.site.id}, ${path}, 1, ${now}::timestamptz)
    on conflict (site_id, path) do update set hits = least(known.hits + 1, 1000000000), last_at = excluded.last_at`)
  return {}
}
