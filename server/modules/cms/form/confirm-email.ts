import { and, eq, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { formEntries } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { canBeConfirmed, loadLinkedEntry, presentGoal } from './form-link'
import { notifyShop } from './notify-shop'
import { recordConfirmedConsents } from './record-form-consents'

/** Confirms the sender's address and consents, notifies the shop once and returns the form's goal (docs/rules/content.md#form-confirmation). */
export async function confirmEmail(ctx: Ctx, { id: link }: ParsedOf<typeof formApi.confirmEmail>) {
  return inTransaction(ctx, async (tx) => {
    const linked = await loadLinkedEntry(tx, ctx.site, link)
    const { entry, form } = linked
    if (!entry.confirmedAt && !canBeConfirmed(entry, ctx.now())) throw new AppError('TOKEN_SPENT')
    const [confirmed] = await tx
      .update(formEntries)
      .set({ confirmedAt: ctx.now() })
      .where(and(eq(formEntries.id, entry.id), isNull(formEntries.confirmedAt)))
      .returning()
    if (confirmed) {
      await recordConfirmedConsents(ctx, tx, confirmed)
      await notifyShop(ctx, tx, { form, entry: confirmed })
    }
    return presentGoal(link, linked)
  })
}
