import { routePath } from '@/lib/routing/links'
import { audit } from '@/server/core/audit'
import { tellDrops } from '@/server/core/cache/tell-drops'
import type { Transaction } from '@/server/core/transaction'
import { saveRedirect, removeRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { tagsOfProducts } from '@/server/modules/product/catalogue/product-tags'
import type { TransferContext } from '@/server/modules/product/import-export/context'
import { inChunks } from './in-chunks'
import type { ProductPlan } from './plan-product'

type Writing = { plans: readonly ProductPlan[]; now: Date; /** The file's name, for the audit log. */ fileName: string }

/** What follows a change: the old address leads to the new one, the audit log knows, and running shops forget what they remembered. */
export async function afterWriting(ctx: TransferContext, tx: Transaction, { plans, now, fileName }: Writing) {
  const moved = plans.flatMap((plan) => plan.moved ?? [])
  for (const { from, to } of moved)
    await saveRedirect(ctx, tx, { from: routePath('/product/[slug]', from), to: routePath('/product/[slug]', to) })
  const begun = plans.flatMap((plan) => plan.begun ?? [])
  const isLedBack = await removeRedirects(
    ctx,
    tx,
    begun.map((slug) => routePath('/product/[slug]', slug)),
  )
  const entries = plans.map(({ id, isNew, changed }) => ({
    actor: 'products:import',
    action: isNew ? 'product.create' : 'product.update',
    target: `product:${id}`,
    detail: { file: fileName, changed },
  }))
  await inChunks(entries, (some) => audit({ site: ctx.site, now: () => now }, tx, ...some))
  const tags = await tagsOfProducts(
    tx,
    plans.map(({ id }) => id),
  )
  await tellDrops(tx, moved.length > 0 || isLedBack ? [...tags, 'redirects'] : tags)
}
