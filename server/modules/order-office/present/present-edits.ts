import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { fromCents } from '@/lib/money/money'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { EditPlan } from '@/server/modules/order/edits/edit-plan'
import { loadEditFacts } from '@/server/modules/order/edits/load-edit-facts'
import { findProposal } from '@/server/modules/order/edits/proposals'
import { presentChanges } from './present-event'

/** Whether the order can be edited, why not, and the edit that waits for its difference. */
export async function presentEdits(db: Tx, order: OrderRow): Promise<Pick<OfficeOrder, 'canEdit' | 'editRefusal' | 'proposedEdit'>> {
  const { facts, refusal, by } = await loadEditFacts(db, order)
  const edit = facts.hasProposal ? await findProposal(db, order.id) : undefined
  if (!edit) return { canEdit: refusal === null, editRefusal: refusal, proposedEdit: null }
  const { totalBefore, totalAfter, payBy } = edit
  const proposedEdit = {
    difference: fromCents(totalAfter - totalBefore),
    total: fromCents(totalAfter),
    payBy: payBy?.toISOString() ?? '',
    by,
    changes: presentChanges(EditPlan.parse(edit.plan).changes),
  }
  return { canEdit: false, editRefusal: refusal, proposedEdit }
}
