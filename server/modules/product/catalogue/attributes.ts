import { sql } from 'drizzle-orm'
import type { AttributeEntry, AttributeInput } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from './ids'

type Row = {
  product_id: number
  code: string
  input: AttributeInput
  unit: string | null
  label: string
  value_id: number | null
  choice: string | null
  number: number | null
  moment: string | null
  yes: boolean | null
  text: string | null
}

/** What is known of these products, each attribute once, in the order the shop shows them. */
export async function attributesOf(
  ctx: Pick<Ctx, 'db' | 'language'>,
  productIds: readonly number[],
): Promise<Map<number, AttributeEntry[]>> {
  if (productIds.length === 0) return new Map()
  const languageId = ctx.language.id
  const rows = await ctx.db.execute<Row>(sql`
    select own.product_id, a.code, a.input, a.unit, names.label, own.value_id, choices.label as choice,
      own.number::float8 as number, own.moment, own.yes, own.text
    from product_attributes own
    join attributes a on a.id = own.attribute_id
    join attribute_texts names on names.attribute_id = a.id and names.language_id = ${languageId}
    left join attribute_values v on v.id = own.value_id
    left join attribute_value_texts choices on choices.value_id = v.id and choices.language_id = ${languageId}
    where own.product_id = any(${idArray(productIds)})
    order by own.product_id, a.position, a.id, v.position, v.id`)
  const byProduct = groupBy([...rows], (row) => row.product_id)
  return new Map([...byProduct].map(([id, own]) => [id, [...groupBy(own, (row) => row.code).values()].flatMap(present)]))
}

/** The rows of one attribute of one product as its entry. */
function present(rows: Row[]): AttributeEntry[] {
  const [first] = rows
  if (!first) return []
  const { code, label, input, unit } = first
  const ids = rows.flatMap((row) => row.value_id ?? [])
  return [{ attributeCode: code, label, inputType: input, unit, value: { value: valueOf(first, rows), ids } }]
}

function valueOf(first: Row, rows: Row[]): AttributeEntry['value']['value'] {
  switch (first.input) {
    case 'multipleSelect':
      return rows.flatMap((row) => row.choice ?? [])
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
      return first.choice ?? ''
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
