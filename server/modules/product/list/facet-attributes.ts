import { sql } from 'drizzle-orm'
import type { AttributeInput } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { groupBy } from '@/server/db/rows'

type FacetValue = { id: number; label: string; swatch: string | null }

/** A filterable attribute with its values in the shop's order. */
export type FacetAttribute = {
  id: number
  code: string
  label: string
  input: Exclude<AttributeInput, 'text'>
  unit: string | null
  values: FacetValue[]
}

/** The shown price as a facet in euros; no attribute has this id. */
export const priceFacet: FacetAttribute = { id: 0, code: 'finalPrice', label: 'Cijena', input: 'numberField', unit: '€', values: [] }

/** Terms of `product_listing.terms` for yes, no and has-a-number-or-date: negative, because positive terms are attribute value ids. */
export const yesTerm = (attributeId: number) => -2 * attributeId
export const noTerm = (attributeId: number) => -2 * attributeId - 1
export const hasTerm = (attributeId: number) => yesTerm(attributeId)

type Row = Omit<FacetAttribute, 'values'> & { value_id: number | null; value_label: string | null; swatch: string | null }

/** Loads the site's filterable attributes in the caller's language, after the price facet. */
export async function loadFacetAttributes({ db, site, language }: Pick<Ctx, 'db' | 'site' | 'language'>): Promise<FacetAttribute[]> {
  const rows = await db.execute<Row>(sql`
    select a.id, a.code, names.label, a.input, a.unit, v.id as value_id, v_names.label as value_label, v.swatch
    from attributes a
    join attribute_texts names on names.attribute_id = a.id and names.language_id = ${language.id}
    left join (attribute_values v join attribute_value_texts v_names on v_names.value_id = v.id and v_names.language_id = ${language.id})
      on v.attribute_id = a.id
    where a.site_id = ${site.id} and a.filterable and a.input <> 'text' and a.code <> ${priceFacet.code}
    order by a.position, a.id, v.position, v.id`)
  const attributeFacets = [...groupBy([...rows], (row) => row.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, code, label, input, unit } = first
    const values = own.flatMap((row) =>
      row.value_id === null ? [] : { id: row.value_id, label: row.value_label ?? '', swatch: row.swatch },
    )
    return { id, code, label, input, unit, values }
  })
  return [priceFacet, ...attributeFacets]
}
