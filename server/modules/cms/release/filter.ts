import type { Ctx } from '@/server/core/context'
import { presentReleases } from './present-release'

export async function filter(ctx: Ctx) {
  return { releases: await presentReleases(ctx, ctx.db) }
}
