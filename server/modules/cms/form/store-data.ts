import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { agreeToForm } from './agree-to-form'
import { areKept, keepAnswers } from './keep-answers'
import { openForm } from './open-forms'
import { provePerson } from './prove-person'
import { readAnswers } from './read-answers'

export async function storeData(ctx: Ctx, { id, data, consents = [], website, ...captcha }: ParsedOf<typeof formApi.storeData>) {
  const form = await openForm(ctx, ctx.db, eq(forms.id, id))
  const { answers, email } = readAnswers(form.fields, data)
  const proof = { website, key: captcha['g-recaptcha-key'], token: captcha['g-recaptcha-response'] }
  if (!(await areKept(ctx, form))) await provePerson(ctx, proof)
  await inTransaction(ctx, async (tx) => {
    const isNew = await keepAnswers(ctx, tx, { form, answers, email, consents })
    if (isNew) await agreeToForm(ctx, tx, { email, consents })
  })
  return { stored: true as const }
}
