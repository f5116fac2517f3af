import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import { FormStored } from '@/lib/api/v1/cms/form.schema'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { isRepeated, runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { inTransaction } from '@/server/core/transaction'
import { recordFormConsents } from './record-form-consents'
import { storeEntry } from './store-entry'
import { loadOpenForm } from './open-forms'
import { rejectBots } from './reject-bots'
import { parseAnswers } from './parse-answers'

/** A repeat under its Idempotency-Key comes with a captcha token that is used up (docs/rules/content.md#form-idempotency). */
export async function storeData(ctx: Ctx, { id, data, consents = [], website, ...captcha }: ParsedOf<typeof formApi.storeData>) {
  const form = await loadOpenForm(ctx, ctx.db, eq(forms.id, id))
  const { answers, email } = parseAnswers(form.fields, data)
  const proof = { website, key: captcha['g-recaptcha-key'], token: captcha['g-recaptcha-response'] }
  const request = { call: 'cms.form.storeData', sender: `form:${form.id}`, input: { answers, consents }, result: FormStored }
  if (!(await isRepeated(ctx, request))) await rejectBots(ctx, proof)
  return inTransaction(ctx, async (tx) =>
    runIdempotent(ctx, tx, request, async () => {
      await storeEntry(ctx, tx, { form, answers, email, consents })
      await recordFormConsents(ctx, tx, { email, consents })
      return { stored: true as const }
    }),
  )
}
