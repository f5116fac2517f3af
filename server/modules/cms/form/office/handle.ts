import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { Ctx } from '@/server/core/context'
import { formEntries } from '@/server/db/schema/form'
import { auditLog } from '@/server/db/schema/site'
import { inTransaction } from '@/server/core/transaction'
import { signedIn } from '@/server/modules/user/signed-in'
import { findAnswer } from './answers'
import { presentAnswer } from './present-answer'

/** Two who press at once are one: the second changes nothing, and reads who was first. */
export async function handle(ctx: Ctx, { id, handled }: ParsedOf<typeof officeFormApi.handle>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await tx.select({ id: formEntries.id }).from(formEntries).where(eq(formEntries.id, id)).for('update')
    const answer = await findAnswer(tx, ctx.site, id)
    const isHandled = answer.entry.handledAt !== null
    if (isHandled === handled) return presentAnswer(tx, answer)
    const done = handled ? { handledAt: ctx.now(), handledBy: userId } : { handledAt: null, handledBy: null }
    await tx.update(formEntries).set(done).where(eq(formEntries.id, id))
    await tx.insert(auditLog).values({
      siteId: ctx.site.id,
      actor: `user:${userId}`,
      action: 'form.handle',
      target: `formEntry:${id}`,
      requestId: ctx.requestId,
      detail: { handled },
    })
    return presentAnswer(tx, await findAnswer(tx, ctx.site, id))
  })
}
