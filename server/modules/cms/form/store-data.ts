import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { recordFormConsents } from './record-form-consents'
import { isStored, storeEntry } from './store-entry'
import { loadOpenForm } from './open-forms'
import { rejectBots } from './reject-bots'
import { parseAnswers } from './parse-answers'

export async function storeData(ctx: Ctx, { id, data, consents = [], website, ...captcha }: ParsedOf<typeof formApi.storeData>) {
  const form = await loadOpenForm(ctx, ctx.db, eq(forms.id, id))
  const { answers, email } = parseAnswers(form.fields, data)
  const proof = { website, key: captcha['g-recaptcha-key'], token: captcha['g-recaptcha-response'] }
  if (!(await isStored(ctx, form))) await rejectBots(ctx, proof)
  await inTransaction(ctx, async (tx) => {
    const isNew = await storeEntry(ctx, tx, { form, answers, email, consents })
    if (isNew) await recordFormConsents(ctx, tx, { email, consents })
  })
  return { stored: true as const }
}
