import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import { FormFields } from '@/lib/api/entities/form.schema'
import type { contactApi } from '@/lib/api/v1/cms/contact'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { isRepeated, runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { inTransaction } from '@/server/core/transaction'
import { texts } from '@/server/core/texts'
import { storeEntry } from '@/server/modules/cms/form/store-entry'
import { loadOpenForm } from '../form/open-forms'
import { rejectBots } from '@/server/modules/cms/form/reject-bots'

/** The fixed fields of this call, whatever the site's own contact form asks for. */
const fields = FormFields.parse([
  { name: 'name', kind: 'name', label: texts.contact.name, required: true },
  { name: 'email', kind: 'email', label: texts.contact.email, required: true },
  { name: 'message', kind: 'longText', label: texts.contact.message, required: true },
])

/** A repeat under its Idempotency-Key comes with a captcha token that is used up (docs/rules/content.md#form-idempotency). */
export async function contactAdmin(ctx: Ctx, { name, email, message, captcha, website }: ParsedOf<typeof contactApi.contactAdmin>) {
  const form = await loadOpenForm(ctx, ctx.db, eq(forms.key, 'kontakt'))
  const answers = { name, email, message }
  const request = { call: 'cms.contact.contactAdmin', sender: `form:${form.id}`, input: answers, result: Empty }
  if (!(await isRepeated(ctx, request))) await rejectBots(ctx, { website, token: captcha })
  return inTransaction(ctx, async (tx) =>
    runIdempotent(ctx, tx, request, async () => {
      await storeEntry(ctx, tx, { form: { ...form, fields, confirmed: false }, answers, email, consents: [] })
      return {}
    }),
  )
}
