import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { redirectApi } from '@/lib/api/v1/cms/redirect'
import type { Ctx } from '@/server/context'

/** Enough for an editor to read; a scanner that invents addresses must not fill the disk. */
const mostPaths = 5000

export async function addFailedRequest(ctx: Ctx, { path }: ParsedOf<typeof redirectApi.addFailedRequest>) {
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into failed_requests as known (site_id, path, hits, last_at)
    select ${ctx.site.id}, ${path}, 1, ${now}::timestamptz
    where (select count(*) from failed_requests where site_id = ${ctx.site.id}) < ${mostPaths}
      or exists (select 1 from failed_requests where site_id = ${ctx.site.id} and path = ${path})
    on conflict (site_id, path) do update set hits = least(known.hits + 1, 1000000000), last_at = excluded.last_at`)
  return {}
}
