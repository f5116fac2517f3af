import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminJobApi } from '@/lib/api/v1/admin/job'
import type { Ctx } from '@/server/core/context'
import { failedJobs, type FailedJobRow } from './failed-jobs'

export async function filter(ctx: Ctx, { page, limit }: ParsedOf<typeof adminJobApi.filter>) {
  const [rows, [total]] = await Promise.all([
    ctx.db.execute<FailedJobRow>(
      sql`select * from (${failedJobs(ctx)}) failed order by at desc, id limit ${limit} offset ${(page - 1) * limit}`,
    ),
    ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from (${failedJobs(ctx)}) failed`),
  ])
  const totalRecords = total?.n ?? 0
  const records = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), error: row.error.slice(0, 300) }))
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
