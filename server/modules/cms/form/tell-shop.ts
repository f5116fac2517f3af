import { FormFields, type FormField } from '@/lib/api/entities/form.schema'
import type { Ctx } from '@/server/context'
import { formEntries, type forms } from '@/server/db/schema/form'
import type { Transaction } from '@/server/db/transaction'
import { companyOf } from '@/server/mail/attachments'
import { queueMail } from '@/server/mail/queue-mail'
import { log } from '@/server/log'

type Told = { form: Pick<typeof forms.$inferSelect, 'title' | 'fields'>; entry: typeof formEntries.$inferSelect }

/** Mails an answer to the shop (the address of the site's `Company` option), to be answered from the mail program. */
export async function tellShop(ctx: Ctx, tx: Transaction, { form, entry }: Told) {
  const company = await companyOf(tx, ctx.site.id)
  if (!company) return log('warn', 'a form was answered, and the shop has not said where to write to', { entry: entry.id })
  const answers = new Map(Object.entries(Object(entry.data)))
  const lines = FormFields.parse(form.fields).flatMap((field) => lineOf(field, answers.get(field.name)))
  await queueMail(ctx, tx, {
    template: 'formAnswered',
    to: company.email,
    data: { entryId: entry.id, title: form.title, email: entry.email, lines },
  })
}

/** What was asked and what was answered; what was left empty is not told. */
function lineOf({ label, kind, options }: FormField, answer: unknown) {
  if (kind === 'flag') return [{ label, value: answer === true ? 'da' : 'ne' }]
  if (typeof answer !== 'string' || answer === '') return []
  return [{ label, value: options.find(({ value }) => value === answer)?.label ?? answer }]
}
