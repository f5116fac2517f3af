import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminRunApi } from '@/lib/api/v1/admin/run'
import type { Ctx } from '@/server/core/context'
import { loadRun } from './load-runs'
import { requireRunRead } from './lock-run'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof adminRunApi.get>) {
  const run = await loadRun(ctx, ctx.db, id)
  requireRunRead(ctx, run)
  return run
}
