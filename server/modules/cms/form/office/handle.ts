import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { formEntries } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { findEntry, lockEntry } from './entries'
import { presentEntry } from './present-entry'

/** The second of two simultaneous calls changes nothing and returns the first handler. */
export async function handle(ctx: Ctx, { id, handled }: ParsedOf<typeof officeFormApi.handle>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const answer = await lockEntry(tx, ctx.site, id)
    const isHandled = answer.entry.handledAt !== null
    if (isHandled === handled) return presentEntry(tx, answer)
    const done = handled ? { handledAt: ctx.now(), handledBy: userId } : { handledAt: null, handledBy: null }
    await tx.update(formEntries).set(done).where(eq(formEntries.id, id))
    await audit(ctx, tx, { action: 'form.handle', target: `formEntry:${id}`, detail: { handled } })
    return presentEntry(tx, await findEntry(tx, ctx.site, id))
  })
}
