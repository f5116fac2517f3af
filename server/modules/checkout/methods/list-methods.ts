import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { nonBreakingRanges } from '@/lib/text/typography'
import { isOfferedTo, providerOf } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'
import { deliveryBranches, paymentMethods } from '@/server/db/schema/methods'
import type { DeliveryOption } from './applicable-methods'

type Context = Pick<Ctx, 'site' | 'language'>

export type DeliveryMethodRow = DeliveryOption & {
  id: number
  key: string
  name: string
  description: string
  estimate: string
  vatRate: number
}

/** The enabled delivery methods of the site in the merchant's order; with `id` only that one. */
export async function listDeliveryMethods({ site, language }: Context, tx: Tx, id: number | null = null): Promise<DeliveryMethodRow[]> {
  const rows = await executePrepared<DeliveryMethodRow>(
    tx,
    sql`
      select m.id, m.key, m.kind, m.vat_rate as "vatRate",
        coalesce(m.texts -> ${language.code} ->> 'name', m.key) as name,
        coalesce(m.texts -> ${language.code} ->> 'description', '') as description,
        coalesce(m.texts -> ${language.code} ->> 'estimate', '') as estimate,
        (select count(*)::int from delivery_branches b where b.method_id = m.id) as "branchCount",
        coalesce(
          (select jsonb_agg(jsonb_build_object('countryId', country_id, 'cents', cents, 'freeFromCents', free_from_cents, 'maxWeightGrams', max_weight_grams))
            from delivery_rates r where r.method_id = m.id), '[]') as rates
      from delivery_methods m
      where m.site_id = ${site.id} and m.enabled and (${id}::int is null or m.id = ${id}::int)
      order by m.position, m.id`,
  )
  return rows.map((row) => ({ ...row, estimate: nonBreakingRanges(row.estimate) }))
}

/** Where an order is collected in the shop, in the merchant's words; '' for other methods. */
export function pickupPlace({ kind, description }: Pick<DeliveryMethodRow, 'kind' | 'description'>): string {
  return kind === 'pickup' ? description : ''
}

/** The branches of these methods, in their order. */
export function listBranches(tx: Tx, methodIds: number[]) {
  return tx
    .select()
    .from(deliveryBranches)
    .where(inArray(deliveryBranches.methodId, methodIds))
    .orderBy(asc(deliveryBranches.position), asc(deliveryBranches.id))
}

export async function findBranch(tx: Tx, { methodId, branchId }: { methodId: number; branchId: number }) {
  const [branch] = await tx
    .select()
    .from(deliveryBranches)
    .where(and(eq(deliveryBranches.id, branchId), eq(deliveryBranches.methodId, methodId)))
    .prepare('branch')
    .execute()
  return branch
}

export type PaymentMethodRow = Awaited<ReturnType<typeof listPaymentMethods>>[number]

/** The enabled payment methods of the site in the merchant's order. */
export async function listPaymentMethods({ site, language, headers }: Context & Pick<Ctx, 'headers'>, tx: Tx) {
  const rows = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.siteId, site.id), eq(paymentMethods.enabled, true)))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id))
    .prepare('payment_methods')
    .execute()
  return rows.map(({ texts, ...method }) => {
    const { name = method.key, description = '', instructions = '' } = texts[language.code] ?? {}
    const provider = providerOf(method)
    return { ...method, name, description, instructions, provider: provider && isOfferedTo({ headers }, provider) ? provider.name : null }
  })
}
