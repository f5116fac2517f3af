import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import { toCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { salePeriod } from '@/server/modules/product/price/sale-period'
import { loadOwnPrice } from '@/server/modules/product/price/own-price'
import { withoutCurrentSale, withSale } from '@/server/modules/product/price/sale-periods'
import type { SalePlan } from '@/server/modules/product/price/write-sales'
import { changeProduct } from './change-product'

type Update = ParsedOf<typeof officeProductApi.update>

export async function update(ctx: Ctx, input: Update) {
  return inTransaction(ctx, async (tx) => {
    const { sale } = input
    if (sale) await requireLower(ctx, tx, { ...input, sale })
    return changeProduct(ctx, tx, { ...input, salePlan: planOf(sale) })
  })
}

function planOf(sale: Update['sale']): SalePlan | undefined {
  if (sale === undefined) return undefined
  if (sale === null) return withoutCurrentSale
  return (open, now) => withSale(open, { cents: toCents(sale.price), ...salePeriod(sale, now) })
}

type NewSale = Update & { sale: NonNullable<Update['sale']> }

/** docs/rules/catalog.md#effective-price */
async function requireLower(ctx: Ctx, tx: Transaction, { id, retailPrice, sale }: NewSale) {
  const retailCents = retailPrice === undefined ? (await loadOwnPrice(ctx, tx, id))?.retailCents : toCents(retailPrice)
  if (retailCents !== undefined && retailCents !== null && toCents(sale.price) >= retailCents) throw new AppError('SALE_NOT_LOWER')
}
