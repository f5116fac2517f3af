import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { FormFields } from '@/lib/api/entities/form.schema'
import type { contactApi } from '@/lib/api/v1/cms/contact'
import words from '@/messages/hr.json'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { areKept, keepAnswers } from '../form/keep-answers'
import { openForm } from '../form/open-forms'
import { provePerson } from '../form/prove-person'

/** What this call asks for, whatever else the site's own contact form does. */
const fields = FormFields.parse([
  { name: 'name', kind: 'name', label: words.contact.name, required: true },
  { name: 'email', kind: 'email', label: words.contact.email, required: true },
  { name: 'message', kind: 'longText', label: words.contact.message, required: true },
])

export async function contactAdmin(ctx: Ctx, { name, email, message, captcha, website }: ParsedOf<typeof contactApi.contactAdmin>) {
  const form = await openForm(ctx, ctx.db, eq(forms.key, 'kontakt'))
  if (!(await areKept(ctx, form))) await provePerson(ctx, { website, token: captcha })
  await inTransaction(ctx, async (tx) => {
    await keepAnswers(ctx, tx, { form: { ...form, fields, confirmed: false }, answers: { name, email, message }, email, consents: [] })
  })
  return {}
}
