import type { Ctx } from '@/server/core/context'
import { formEntries, type forms } from '@/server/db/schema/form'
import type { Transaction } from '@/server/core/transaction'
import { findCompany } from '@/server/modules/settings/company'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { log } from '@/server/core/log'
import { answerLines } from './answer-lines'

type StoredAnswer = { form: Pick<typeof forms.$inferSelect, 'title'>; entry: typeof formEntries.$inferSelect }

/** Mails an entry to the shop's address (docs/rules/mail.md#form-reply). */
export async function notifyShop(ctx: Ctx, tx: Transaction, { form, entry }: StoredAnswer) {
  const company = await findCompany(tx, ctx.site.id)
  if (!company) return log('warn', 'a form was answered, but the shop has no e-mail address', { entry: entry.id })
  const lines = answerLines(entry).flatMap(({ label, value }) => (value === '' ? [] : [{ label, value }]))
  await queueMail(ctx, tx, {
    template: 'formAnswered',
    to: company.email,
    data: { entryId: entry.id, title: form.title, email: entry.email, lines },
  })
}
