import type { ParsedOf } from '@/lib/api/endpoint'
import type { formApi } from '@/lib/api/v1/cms/form'
import type { Ctx } from '@/server/core/context'
import { canBeConfirmed, loadLinkedEntry, presentGoal } from './form-link'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function getLink(ctx: Ctx, { id: link }: ParsedOf<typeof formApi.getLink>) {
  const linked = await loadLinkedEntry(ctx.db, ctx.site, link)
  const { title } = linked.form
  const { email, confirmedAt } = linked.entry
  if (confirmedAt) return { title, email, state: 'confirmed' as const, goal: presentGoal(link, linked) }
  const state = canBeConfirmed(linked.entry, ctx.now()) ? ('open' as const) : ('expired' as const)
  return { title, email, state, goal: null }
}
