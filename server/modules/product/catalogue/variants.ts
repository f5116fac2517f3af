import { sql, type SQL } from 'drizzle-orm'
import type { Axis, ProductFormat, Variant } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { loadPictures } from '@/server/modules/media/pictures'
import { loadAttributes } from './attributes'
import { loadGalleries } from './galleries'
import { groupBy, idArray } from '@/server/db/rows'
import { loadPrices, presentPrices } from '@/server/modules/product/price/prices'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import { availableQuantity, awaitsFile } from '@/server/modules/product/stock/stock-sql'
import type { Measure } from '@/server/modules/product/price/unit-price'

export type VariantOptions = { variants: Variant[]; axes: Axis[] }

type VariantRow = {
  parent_id: number
  id: number
  name: string
  sku: string
  format: ProductFormat
  vat_rate: number
  measure: Measure
  is_default: boolean
  available: number | null
  awaits_file: boolean
}

type AxisRow = {
  product_id: number
  code: string
  input: Axis['inputType']
  label: string
  value_id: number
  value: string
  swatch: string | null
  media_id: number | null
  is_default: boolean
}

/** The axes of these configurable products with the values that occur, and their variants. */
export async function loadVariantOptions(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  parentIds: readonly number[],
): Promise<Map<number, VariantOptions>> {
  if (parentIds.length === 0) return new Map()
  const [variants, axes] = await Promise.all([loadVariants(ctx, parentIds), loadAxes(ctx, parentIds)])
  return new Map(
    parentIds.map((id) => {
      const ownAxes = axes.get(id) ?? []
      const codes = new Set(ownAxes.map((axis) => axis.attributeCode))
      const onAxes = (variant: Variant) => variant.attributeSet.attributes.filter(({ attributeCode }) => codes.has(attributeCode))
      const ownVariants = (variants.get(id) ?? []).map((variant) => ({ ...variant, attributeSet: { attributes: onAxes(variant) } }))
      return [id, { variants: ownVariants, axes: ownAxes }]
    }),
  )
}

async function loadVariants(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  parentIds: readonly number[],
): Promise<Map<number, Variant[]>> {
  const rows = await ctx.db.execute<VariantRow>(sql`
    select v.parent_id, c.id, t.name, c.sku, c.format, c.vat_rate, json_build_object('amount', c.measure_amount, 'unit', c.measure_unit) as measure, v.is_default,
      ${availableQuantity({ id: sql`c.id`, format: sql`c.format` })} as available, ${awaitsFile({ id: sql`c.id`, format: sql`c.format` })} as awaits_file
    from product_variants v
    join products c on c.id = v.child_id and not c.archived
    join product_texts t on t.product_id = c.id and t.language_id = ${ctx.language.id}
    where v.parent_id = any(${idArray(parentIds)})
    order by v.parent_id, v.position, c.id`)
  const ids = rows.map((row) => row.id)
  const [prices, galleries, attributes] = await Promise.all([
    loadPrices(ctx.db, ids, ctx.now()),
    loadGalleries(ctx, ids),
    loadAttributes(ctx, ids),
  ])
  const groups = groupBy([...rows], (row) => row.parent_id)
  return new Map(
    [...groups].map(([parentId, own]) => [
      parentId,
      own.flatMap(({ id, name, sku, format, vat_rate: vatRate, measure, available, awaits_file }) => {
        const price = prices.get(id)
        if (!price) return []
        const rest = {
          media: galleries.get(id) ?? [],
          stock: presentStock(available),
          awaitsFile: awaits_file,
          attributeSet: { attributes: attributes.get(id) ?? [] },
        }
        return [{ id, name, sku, format, ...presentPrices(price, { vatRate, measure }), ...rest }]
      }),
    ]),
  )
}

async function loadAxes(ctx: Pick<Ctx, 'db' | 'site' | 'language'>, parentIds: readonly number[]): Promise<Map<number, Axis[]>> {
  const languageId = ctx.language.id
  const rows = await ctx.db.execute<AxisRow>(sql`
    select x.product_id, a.code, a.input, names.label, v.id as value_id, value_names.label as value, v.swatch, v.media_id, bool_or(pv.is_default) as is_default
    from configurable_axes x
    join attributes a on a.id = x.attribute_id
    join attribute_texts names on names.attribute_id = a.id and names.language_id = ${languageId}
    join product_variants pv on pv.parent_id = x.product_id
    join products c on c.id = pv.child_id and not c.archived
    join product_attributes own on own.product_id = c.id and own.attribute_id = a.id
    join attribute_values v on v.id = own.value_id
    join attribute_value_texts value_names on value_names.value_id = v.id and value_names.language_id = ${languageId}
    where x.product_id = any(${idArray(parentIds)})
    group by x.product_id, x.position, a.id, names.label, v.id, value_names.label
    order by x.product_id, x.position, a.id, v.position, v.id`)
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.media_id ?? []),
  )
  const byProduct = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      [...groupBy(own, (row) => row.code)].flatMap(([attributeCode, values]) => {
        const [first] = values
        if (!first) return []
        return {
          attributeCode,
          label: first.label,
          inputType: first.input,
          customClass: null,
          values: values.map((row) => ({
            id: row.value_id,
            value: row.value,
            isMedia: row.media_id !== null,
            media: row.media_id === null ? null : (pictures.get(row.media_id) ?? null),
            swatch: row.swatch,
            shopDefault: row.is_default,
          })),
        }
      }),
    ]),
  )
}

/** `from` item: variants that are not archived, with their parents. */
export const soldVariants = sql`(select pv.child_id, pv.parent_id from product_variants pv join products c on c.id = pv.child_id and not c.archived)`

/** The same for parents with a text in this language. */
export function soldVariantsIn(languageId: number): SQL {
  return sql`(
    select sold.child_id, sold.parent_id from ${soldVariants} sold
    join product_texts parent on parent.product_id = sold.parent_id and parent.language_id = ${languageId})`
}
