import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { commentApi } from '@/lib/api/v1/cms/comment'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { inTransaction } from '@/server/core/transaction'
import { signedIn } from '@/server/modules/user/signed-in'
import { commentOptions, rulesFor } from './options'
import { isAbout, requireResource, subjectColumns, tagsOf } from './rows'
import { commentProblem } from './rules'
import { tell } from './tell'

export async function create(ctx: Ctx, { resource, text, rating }: ParsedOf<typeof commentApi.create>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await requireResource(ctx, tx, resource)
    const rules = rulesFor(resource.type, await commentOptions(ctx, tx))
    const problem = commentProblem(rules, { text, rating })
    if (problem) throw new AppError(problem)
    if (rules.onePerUser) {
      const earlier = await tx
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.userId, userId), isAbout(resource)))
      if (earlier.length > 0) throw new AppError('REVIEW_POSTED')
    }
    const [written] = await tx
      .insert(comments)
      .values({
        siteId: ctx.site.id,
        userId,
        ...subjectColumns(resource),
        text,
        rating: rating ?? null,
        state: rules.waits ? ('pending' as const) : ('approved' as const),
        createdAt: ctx.now(),
      })
      // The same review sent twice at once: the database holds one.
      .onConflictDoNothing()
      .returning()
    if (!written) throw new AppError('REVIEW_POSTED')
    if (written.state === 'approved') await ctx.dropTags(tx, tagsOf(written))
    return tell(tx, written.id, userId)
  })
}
