import type { Answers, FormField } from '@/lib/api/entities/form.schema'
import type { Ctx } from '@/server/core/context'
import { formEntries, type forms } from '@/server/db/schema/form'
import type { Transaction } from '@/server/core/transaction'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { signEntryLink } from './form-link'
import { notifyShop } from './notify-shop'

type Submission = {
  form: typeof forms.$inferSelect & { fields: FormField[] }
  answers: Answers
  email: string
  consents: readonly number[]
}

/** Stores an entry and queues the mail. @throws TOO_MANY */
export async function storeEntry(ctx: Ctx, tx: Transaction, { form, answers, email, consents }: Submission): Promise<void> {
  // docs/rules/content.md#form-limits
  enforceRateLimit(ctx, { limit: 'formSubmissions' }, {})
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
      createdAt: ctx.now(),
    })
    .returning()
  if (!entry) throw new Error('The entry was not written.')
  if (form.confirmed) {
    const data = { entryId: entry.id, title: form.title, goal: await signEntryLink(tx, ctx.site, entry.id) }
    await queueMail(ctx, tx, { template: 'formConfirm', to: email, data })
  } else await notifyShop(ctx, tx, { form, entry })
}
