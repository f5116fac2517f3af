import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { loadLinkedEntry } from './form-link'

export async function getLink(ctx: Ctx, { id }: ParsedOf<typeof formApi.getLink>) {
  const { form, entry } = await loadLinkedEntry(ctx.db, ctx.site, id)
  return { title: form.title, email: entry.email }
}
