import { z } from 'zod'
import { ProductChange } from '@/lib/api/entities/product-change.schema'
import { AppError } from '@/lib/api/errors'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { changeProduct } from '@/server/modules/product/office/change-product'
import { loadOwnPrice } from '@/server/modules/product/price/own-price'
import { salePeriod } from '@/server/modules/product/price/sale-period'
import { isSamePlan, openPeriods, withoutCurrentSale, withSale, type SalePeriod } from '@/server/modules/product/price/sale-periods'
import { defineRunKind } from '@/server/modules/run/run-kind'
import { decideChange, type Decision } from './decide-change'

const Seen = z.object({ version: z.number() })

const Periods = z.array(z.object({ cents: z.number(), from: z.coerce.date(), until: z.coerce.date().nullable() }))
/** What a run changed, as it was and as it became. */
const Undoable = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), before: z.number(), after: z.number() }),
  z.object({ kind: z.literal('sales'), before: Periods, after: Periods }),
  z.object({ kind: z.literal('visibility'), before: z.boolean() }),
])
type Undoable = z.infer<typeof Undoable>

/**
 * Changes a product as a single change does, as long as it has the version that it had when the run was started. Undoing compares what the run changed alone,
 * so that a new name since does not matter (docs/rules/catalog.md#bulk-price).
 */
export const productRunKind = defineRunKind({
  scope: 'catalogue',
  input: ProductChange,
  batchRows: 25,
  // Lists that show a product have its own tag; this one is that of lists which may now show it elsewhere.
  lateTags: ['catalogue'],
  async perform(ctx, tx, { targetId: id, expected, input }) {
    const product = await requireProduct(ctx, tx, id)
    if (product.version !== Seen.parse(expected).version) throw new AppError('STALE_VERSION', { version: product.version })
    return applyDecision(ctx, tx, { ...product, id, input, decision: decideChange(product, input) })
  },
  async undo(ctx, tx, { targetId: id, expected }) {
    const product = await requireProduct(ctx, tx, id)
    await revert(ctx, tx, { ...product, id, change: Undoable.parse(expected) })
  },
})

async function requireProduct(ctx: Ctx, tx: Transaction, id: number) {
  const product = await loadOwnPrice(ctx, tx, id)
  if (!product) throw new AppError('NOT_FOUND')
  return product
}

type Product = Awaited<ReturnType<typeof requireProduct>> & { id: number }

type Applied = Product & { input: ProductChange; decision: Decision }

async function applyDecision(ctx: Ctx, tx: Transaction, { input, decision, ...product }: Applied): Promise<Undoable> {
  const { id, version } = product
  switch (decision.kind) {
    case 'refused':
      throw new AppError(decision.reason)
    case 'price':
      await changeProduct(ctx, tx, { id, version, retailPrice: fromCents(decision.cents) })
      return { kind: 'price', before: product.retailCents ?? 0, after: decision.cents }
    case 'sale': {
      const { cents } = decision
      const { from, until } = input.kind === 'sale' ? input : {}
      return changeSales(ctx, tx, {
        target: { id, version, sale: { price: fromCents(cents), from, until } },
        plan: (open, now) => withSale(open, { cents, ...salePeriod({ from, until }, now) }),
      })
    }
    case 'saleEnd':
      return changeSales(ctx, tx, { target: { id, version, sale: null }, plan: withoutCurrentSale })
    case 'visibility':
      await changeProduct(ctx, tx, { id, version, archived: decision.archived })
      return { kind: 'visibility', before: product.archived }
  }
  return decision satisfies never
}

type SaleChange = {
  target: Omit<Parameters<typeof changeProduct>[2], 'salePlan'>
  plan: (open: SalePeriod[], now: Date) => SalePeriod[]
}

async function changeSales(ctx: Ctx, tx: Transaction, { target, plan }: SaleChange): Promise<Undoable> {
  const change: Undoable = { kind: 'sales', before: [], after: [] }
  await changeProduct(ctx, tx, {
    ...target,
    salePlan(open, now) {
      change.before = open
      change.after = plan(open, now)
      return change.after
    },
  })
  return change
}

/** @throws STALE_VERSION where somebody has changed since what the run changed */
async function revert(ctx: Ctx, tx: Transaction, { change, ...product }: Product & { change: Undoable }) {
  const { id, version } = product
  switch (change.kind) {
    case 'price':
      if (product.retailCents !== change.after) throw new AppError('STALE_VERSION', { version })
      return changeProduct(ctx, tx, { id, version, retailPrice: fromCents(change.before) })
    case 'sales':
      return changeProduct(ctx, tx, {
        id,
        version,
        sale: auditedSale(change.before, ctx.now()),
        salePlan(open, now) {
          if (!isSamePlan(open, openPeriods(change.after, now))) throw new AppError('STALE_VERSION', { version })
          return openPeriods(change.before, now)
        },
      })
    case 'visibility':
      if (product.archived === change.before) throw new AppError('STALE_VERSION', { version })
      return changeProduct(ctx, tx, { id, version, archived: change.before })
  }
  return change satisfies never
}

/** The sale that is on again, for the audit log. */
function auditedSale(periods: readonly SalePeriod[], now: Date) {
  const current = openPeriods(periods, now).find(({ from }) => from <= now)
  return current ? { price: fromCents(current.cents), until: current.until?.toISOString() } : null
}
