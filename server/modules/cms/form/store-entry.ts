import { and, eq } from 'drizzle-orm'
import type { Answers, FormField } from '@/lib/api/entities/form.schema'
import type { Ctx } from '@/server/core/context'
import { formEntries, type forms } from '@/server/db/schema/form'
import type { Transaction } from '@/server/core/transaction'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { signEntryLink } from './form-link'
import { notifyShop } from './notify-shop'

type Submission = {
  form: typeof forms.$inferSelect & { fields: FormField[] }
  answers: Answers
  email: string
  consents: readonly number[]
}

/**
 * Whether this call's Idempotency-Key has stored an entry already; its captcha token is used up
 * (docs/rules/content.md#form-idempotency).
 */
export async function isStored(ctx: Ctx, form: Pick<Submission['form'], 'id'>): Promise<boolean> {
  const key = idempotencyKey(ctx)
  if (key === null) return false
  const isThis = and(eq(formEntries.formId, form.id), eq(formEntries.requestKey, key))
  const [stored] = await ctx.db.select({ id: formEntries.id }).from(formEntries).where(isThis)
  return stored !== undefined
}

/** Stores an entry and queues the mail. False when the same call (Idempotency-Key) did so before. @throws TOO_MANY */
export async function storeEntry(ctx: Ctx, tx: Transaction, { form, answers, email, consents }: Submission): Promise<boolean> {
  const [entry] = await tx
    .insert(formEntries)
    .values({
      formId: form.id,
      data: answers,
      fields: form.fields,
      email,
      languageId: ctx.language.id,
      consentIds: [...new Set(consents)],
      needsConfirming: form.confirmed,
      requestKey: idempotencyKey(ctx),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [formEntries.formId, formEntries.requestKey] })
    .returning()
  if (!entry) return false
  // docs/rules/content.md#form-limits
  enforceRateLimit(ctx, { limit: 'formSubmissions' }, {})
  if (form.confirmed) {
    const data = { entryId: entry.id, title: form.title, goal: await signEntryLink(tx, ctx.site, entry.id) }
    await queueMail(ctx, tx, { template: 'formConfirm', to: email, data })
  } else await notifyShop(ctx, tx, { form, entry })
  return true
}
