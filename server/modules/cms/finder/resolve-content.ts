import type { DataOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { findPage, findPost, findPostCategory, findProduct, findProductCategory } from './find'

/** The published content at a path, by its segments. */
export async function resolveContent(ctx: Ctx, segments: readonly string[]): Promise<DataOf<typeof finderApi.decide> | null> {
  const [first, second] = segments
  if (first === undefined || segments.length > 2) return null
  if (second === undefined) return reservedSlugs.has(first) ? null : ((await findPage(ctx, first)) ?? (await findPost(ctx, first)))
  switch (first) {
    case 'product':
      return findProduct(ctx, second)
    case 'shop':
      return findProductCategory(ctx, second)
    case 'objave':
    case 'blog':
      return findPostCategory(ctx, second)
    default:
      return null
  }
}
