import { sql } from 'drizzle-orm'
import type { AttributeEntry, AttributeInput } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'
import { isWorkAttribute } from '@/server/modules/product/editions/editions'

type Row = {
  product_id: number
  code: string
  input: AttributeInput
  unit: string | null
  label: string
  value_id: number | null
  value_label: string | null
  number: number | null
  moment: string | null
  yes: boolean | null
  text: string | null
}

/** The attributes of these products with their values, in the shop's order. */
export async function loadAttributes(
  ctx: Pick<Ctx, 'db' | 'language'>,
  productIds: readonly number[],
): Promise<Map<number, AttributeEntry[]>> {
  if (productIds.length === 0) return new Map()
  const languageId = ctx.language.id
  const rows = await ctx.db.execute<Row>(sql`
    select own.product_id, a.code, a.input, a.unit, names.label, own.value_id, value_names.label as value_label,
      own.number::float8 as number, own.moment, own.yes, own.text
    from product_attributes own
    join attributes a on a.id = own.attribute_id
    join attribute_texts names on names.attribute_id = a.id and names.language_id = ${languageId}
    left join attribute_values v on v.id = own.value_id
    left join attribute_value_texts value_names on value_names.value_id = v.id and value_names.language_id = ${languageId}
    where own.product_id = any(${idArray(productIds)}) and not ${isWorkAttribute(sql`a.id`)}
    order by own.product_id, a.position, a.id, v.position, v.id`)
  const byProduct = groupBy([...rows], (row) => row.product_id)
  return new Map([...byProduct].map(([id, own]) => [id, [...groupBy(own, (row) => row.code).values()].flatMap(presentAttribute)]))
}

/** Turns the rows of one attribute of one product into its entry. */
function presentAttribute(rows: Row[]): AttributeEntry[] {
  const [first] = rows
  if (!first) return []
  const { code, label, input, unit } = first
  const ids = rows.flatMap((row) => row.value_id ?? [])
  return [{ attributeCode: code, label, inputType: input, unit, value: { value: valueOf(first, rows), ids } }]
}

function valueOf(first: Row, rows: Row[]): AttributeEntry['value']['value'] {
  switch (first.input) {
    case 'multipleSelect':
      return rows.flatMap((row) => row.value_label ?? [])
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
      return first.value_label ?? ''
    case 'numberField':
      return first.number ?? 0
    case 'date':
    case 'dateTime':
      return first.moment === null ? '' : new Date(first.moment).toISOString()
    case 'yesNo':
      return first.yes ?? false
    case 'text':
      return first.text ?? ''
  }
  return first.input satisfies never
}
