import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { loadOfficePost, lockPost, postTags, requireRightToShow, stateOfAll } from './posts'
import { writePostFields } from './write-post'

export async function update(ctx: Ctx, { id, ...fields }: ParsedOf<typeof officePostApi.update>) {
  return inTransaction(ctx, async (tx) => {
    await lockPost(ctx, tx, id)
    const before = await stateOfAll(ctx, tx, id)
    await writePostFields(ctx, tx, { id, fields })
    await audit(ctx, tx, { action: 'post.update', target: `post:${id}`, detail: fields })
    await ctx.invalidateTags(tx, postTags(id))
    await requireRightToShow(ctx, tx, before, await stateOfAll(ctx, tx, id))
    return loadOfficePost(ctx, tx, id)
  })
}
