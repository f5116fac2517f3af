import type { ParsedOf } from '@/lib/api/endpoint'
import type { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import type { Ctx } from '@/server/core/context'
import { linkedProduct, selectLinkedNotice } from './linked-notice'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linked(ctx: Ctx, { token }: ParsedOf<typeof stockNoticeApi.linked>) {
  const [found] = await selectLinkedNotice(ctx, ctx.db, token)
  const { notice, product } = await linkedProduct(ctx, ctx.db, found)
  return { name: product.name, isConfirmed: notice.confirmedAt !== null }
}
