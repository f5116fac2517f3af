import type { AttributeRow } from './stored-product'
import { hasPredefinedValues, type Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'

/** Search keywords derived from a product: SKU, ISBN with and without hyphens, texts and attribute values. The seed derives them equally. */
export function deriveKeywords(sku: string, rows: readonly AttributeRow[], taxonomy: Taxonomy): string {
  const values = rows.flatMap((row) => {
    const attribute = taxonomy.attributeById(row.attributeId)
    if (!attribute) return []
    if (hasPredefinedValues(attribute)) return row.valueId === null ? [] : (taxonomy.valueById(row.valueId)?.value.label ?? [])
    return attribute.input === 'text' ? (row.text ?? []) : []
  })
  const isbn = rows.flatMap(({ attributeId, text }) =>
    taxonomy.attributeById(attributeId)?.code === 'isbn' && text ? text.replaceAll('-', '') : [],
  )
  return [sku, ...isbn, ...values].join(' ')
}

/** The keywords that are not derived, in their order. */
export function extraKeywords(keywords: string, derived: string): string[] {
  const known = new Set(derived.split(/\s+/))
  return [...new Set(keywords.split(/\s+/))].filter((word) => word !== '' && !known.has(word))
}
