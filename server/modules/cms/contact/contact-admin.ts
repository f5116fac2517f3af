import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { FormFields } from '@/lib/api/entities/form.schema'
import type { contactApi } from '@/lib/api/v1/cms/contact'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { texts } from '@/server/core/texts'
import { isStored, storeEntry } from '@/server/modules/cms/form/store-entry'
import { loadOpenForm } from '../form/open-forms'
import { rejectBots } from '@/server/modules/cms/form/reject-bots'

/** The fixed fields of this call, whatever the site's own contact form asks for. */
const fields = FormFields.parse([
  { name: 'name', kind: 'name', label: texts.contact.name, required: true },
  { name: 'email', kind: 'email', label: texts.contact.email, required: true },
  { name: 'message', kind: 'longText', label: texts.contact.message, required: true },
])

export async function contactAdmin(ctx: Ctx, { name, email, message, captcha, website }: ParsedOf<typeof contactApi.contactAdmin>) {
  const form = await loadOpenForm(ctx, ctx.db, eq(forms.key, 'kontakt'))
  if (!(await isStored(ctx, form))) await rejectBots(ctx, { website, token: captcha })
  await inTransaction(ctx, async (tx) => {
    await storeEntry(ctx, tx, { form: { ...form, fields, confirmed: false }, answers: { name, email, message }, email, consents: [] })
  })
  return {}
}
