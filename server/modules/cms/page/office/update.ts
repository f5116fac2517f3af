import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { pages } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { isPublishedAnywhere, lockPage, loadOfficePage } from './pages'
import { lockPageTree, refuseParent } from './parents'

export async function update(ctx: Ctx, { id, parentId }: ParsedOf<typeof officePageApi.update>) {
  return inTransaction(ctx, async (tx) => {
    await lockPageTree(ctx, tx)
    await lockPage(ctx, tx, id)
    if (await isPublishedAnywhere(tx, id)) await requirePublishRight(ctx, tx)
    await refuseParent(ctx, tx, { id, parentId })
    await tx.update(pages).set({ parentId }).where(eq(pages.id, id))
    await audit(ctx, tx, { action: 'page.update', target: `page:${id}`, detail: { parentId } })
    return loadOfficePage(ctx, tx, id)
  })
}
