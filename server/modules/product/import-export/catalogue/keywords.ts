import type { AttributeRow } from './current'
import { hasChoices, type Terms } from './terms'

/** Search keywords derived from a product: SKU, ISBN with and without hyphens, texts and attribute values. The seed derives them equally. */
export function keywordsOf(sku: string, rows: readonly AttributeRow[], taxonomy: Terms): string {
  const values = rows.flatMap((row) => {
    const attribute = taxonomy.attributeById(row.attributeId)
    if (!attribute) return []
    if (hasChoices(attribute)) return row.valueId === null ? [] : (taxonomy.choiceById(row.valueId)?.choice.label ?? [])
    return attribute.input === 'text' ? (row.text ?? []) : []
  })
  const isbn = rows.flatMap(({ attributeId, text }) =>
    taxonomy.attributeById(attributeId)?.code === 'isbn' && text ? text.replaceAll('-', '') : [],
  )
  return [sku, ...isbn, ...values].join(' ')
}

/** The keywords that are not derived, in their order. */
export function extraWordsIn(keywords: string, derived: string): string[] {
  const known = new Set(derived.split(/\s+/))
  return [...new Set(keywords.split(/\s+/))].filter((word) => word !== '' && !known.has(word))
}
