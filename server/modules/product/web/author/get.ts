import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { authorApi } from '@/lib/api/v1/product/web/author'
import type { Ctx } from '@/server/core/context'
import { findAuthor } from '@/server/modules/product/catalogue/authors'

export async function get(ctx: Ctx, { slug }: ParsedOf<typeof authorApi.get>) {
  const author = await findAuthor(ctx, slug)
  if (!author) throw new AppError('NOT_FOUND')
  return author
}
