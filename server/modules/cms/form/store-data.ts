import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/context'
import { forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/db/transaction'
import { agreeToForm } from './agree-to-form'
import { keepAnswers } from './keep-answers'
import { openForm } from './open-forms'
import { readAnswers } from './read-answers'

export async function storeData(ctx: Ctx, { id, data, consents = [] }: ParsedOf<typeof formApi.storeData>) {
  await inTransaction(ctx, async (tx) => {
    const form = await openForm(ctx, tx, eq(forms.id, id))
    const { answers, email } = readAnswers(form.fields, data)
    const isNew = await keepAnswers(ctx, tx, { form, answers, email, consents })
    if (isNew) await agreeToForm(ctx, tx, { email, consents })
  })
  return { stored: true as const }
}
