import type { ParsedOf } from '@/lib/api/endpoint'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import type { Ctx } from '@/server/core/context'
import { requireLinked, selectLinkedRequest } from './linked-request'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linked(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.linked>) {
  const [found] = await selectLinkedRequest(ctx, ctx.db, token)
  const { kind, dueOn, state, closedAt } = requireLinked(found, ctx.now())
  if (state === 'unconfirmed') return { kind, dueOn, state }
  return { kind, dueOn, state: closedAt ? ('closed' as const) : ('open' as const) }
}
