import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { options } from '@/server/db/schema/site'

/** The scope of those who may publish where the site requires it (docs/rules/editing.md#publish-right). */
const publishScope = 'publish'

/** @throws APPROVAL_REQUIRED when the option RequireAdminPublishing is on and the caller lacks the scope */
export async function requirePublishRight(ctx: Ctx, db: Tx) {
  if (!(await mayPublish(ctx, db))) throw new AppError('APPROVAL_REQUIRED')
}

/** Whether the caller may change what visitors see at once. */
export async function mayPublish(ctx: Ctx, db: Tx): Promise<boolean> {
  if (requireUser(ctx).scopes.includes(publishScope)) return true
  const [option] = await db
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, ctx.site.id), eq(options.key, 'RequireAdminPublishing')))
  return option?.value !== true
}
