import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import type { Tx } from '@/server/db/client'
import { stockNotices } from '@/server/db/schema/stock'
import { confirmationCutoff } from './delete-expired-notices'
import { noticedProduct } from './notices'

/** The request of a mailed token; the caller may lock it. */
export function selectLinkedNotice({ site }: Pick<Ctx, 'site'>, tx: Tx, token: string) {
  return tx
    .select()
    .from(stockNotices)
    .where(and(eq(stockNotices.tokenHash, hashSecret(token)), eq(stockNotices.siteId, site.id)))
}

/** The product that a request waits for, in the caller's language. @throws TOKEN_SPENT if either is gone, or its confirmation is late. */
export async function linkedProduct(ctx: Ctx, tx: Tx, found: typeof stockNotices.$inferSelect | undefined) {
  const isLate = found?.confirmedAt === null && found.askedAt <= confirmationCutoff(ctx.now())
  if (!found || isLate) throw new AppError('TOKEN_SPENT')
  const [product] = await tx.execute<{ name: string; slug: string }>(
    sql`select own.name, page.slug from ${noticedProduct(sql`${found.productId}::int`, { languageId: ctx.language.id })} limit 1`,
  )
  if (!product) throw new AppError('TOKEN_SPENT')
  return { notice: found, product: { name: product.name, slug: product.slug } }
}
