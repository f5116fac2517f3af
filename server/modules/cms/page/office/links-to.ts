import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { Ctx } from '@/server/core/context'
import { countLinks } from '../../link-targets/count-links'
import { loadOfficePage } from './pages'

export async function linksTo(ctx: Ctx, { id }: ParsedOf<typeof officePageApi.linksTo>) {
  const { slug } = await loadOfficePage(ctx, ctx.db, id)
  return countLinks(ctx, { kind: 'page', id, slug })
}
