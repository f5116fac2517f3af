import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { forms } from '@/server/db/schema/form'
import { loadOpenForm, presentForms } from './open-forms'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof formApi.get>) {
  const [form] = await presentForms(ctx, ctx.db, [await loadOpenForm(ctx, ctx.db, eq(forms.id, id))])
  if (!form) throw new AppError('NOT_FOUND')
  return form
}
