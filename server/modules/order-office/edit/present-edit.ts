import type { z } from 'zod'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { fromCents } from '@/lib/money/money'
import { nonBreakingRanges } from '@/lib/text/typography'
import type { Tx } from '@/server/db/client'
import { LineSnapshot, type AddressSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { presentSummary } from '@/server/modules/cart/state/present-cart'
import { listBranches } from '@/server/modules/checkout/methods/list-methods'
import { findValidInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { summaryOf } from '@/server/modules/order/present/present-order'
import type { EditPlan } from '@/server/modules/order/edits/edit-plan'
import { findCompany } from '@/server/modules/settings/company'
import type { PlannedEdit } from '@/server/modules/order/edits/plan-edit'

/** An edit as its employee sees it before it is made. */
export async function presentEdit(db: Tx, order: OrderRow, edit: PlannedEdit): Promise<EditPreview> {
  const { plan, money, offered, countries } = edit
  const branches = await listBranches(
    db,
    offered.filter(({ kind }) => kind === 'branches').map(({ id }) => id),
  )
  return {
    version: plan.version,
    fingerprint: edit.fingerprint,
    problem: edit.problem,
    lines: edit.lines.map(presentLine),
    shipping: presentAddress(plan.shipping),
    deliveryMethodId: plan.delivery?.methodId ?? null,
    branchId: plan.delivery?.branch?.id ?? null,
    deliveryMethods: offered.map(({ id, name, estimate, cents }) => ({
      id,
      name,
      estimate,
      price: fromCents(cents),
      branches: branches
        .filter(({ methodId }) => methodId === id)
        .map(({ methodId: _method, position: _position, ...branch }) => ({ ...branch, hours: nonBreakingRanges(branch.hours) })),
    })),
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    before: presentSummary({ summary: summaryOf(order), tax: order.tax }),
    after: presentSummary(edit.priced),
    difference: fromCents(plan.amounts.totalCents - order.totalCents),
    money: { kind: money.kind, by: money.by, amount: fromCents(money.cents) },
    invoice: await invoiceChange(db, order, plan),
  }
}

/** docs/rules/orders.md#edit-invoice */
async function invoiceChange(db: Tx, order: OrderRow, { removed, changed, created, amounts }: EditPlan): Promise<EditPreview['invoice']> {
  if (order.totalCents === 0) return amounts.totalCents > 0 && (await findCompany(db, order.siteId))?.invoicing ? 'first' : 'unchanged'
  const hasOtherAmounts = removed.length + changed.length + created.length > 0 || amounts.totalCents !== order.totalCents
  return hasOtherAmounts && (await findValidInvoice(db, order.id)) !== null ? 'replaced' : 'unchanged'
}

function presentLine(line: PlannedEdit['lines'][number]): EditPreview['lines'][number] {
  const { lineId, productId, name, sku, before, quantity, unitCents, rowCents, discountCents, problem, available } = line
  const left = quantity === 0 ? 0 : rowCents - discountCents
  return {
    lineId,
    productId,
    name,
    sku,
    optionLabels: LineSnapshot.parse(line.options).labels,
    before,
    qty: quantity,
    price: fromCents(unitCents),
    discount: quantity === 0 ? 0 : fromCents(discountCents),
    total: fromCents(left),
    problem,
    available,
  }
}

function presentAddress({ type: _type, countryName: _name, region, ...address }: z.infer<typeof AddressSnapshot>): EditPreview['shipping'] {
  return { ...address, region: region || null }
}
