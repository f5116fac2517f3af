import type { AttributeRow } from './current'
import { hasChoices, type Terms } from './terms'

/** What a shopper may type instead of the name: the SKU, an ISBN with and without hyphens, people, choices. As the seed writes them. */
export function keywordsOf(sku: string, rows: readonly AttributeRow[], terms: Terms): string {
  const words = rows.flatMap((row) => {
    const attribute = terms.attributeById(row.attributeId)
    if (!attribute) return []
    if (hasChoices(attribute)) return row.valueId === null ? [] : (terms.choiceById(row.valueId)?.choice.label ?? [])
    return attribute.input === 'text' ? (row.text ?? []) : []
  })
  const isbn = rows.flatMap(({ attributeId, text }) =>
    terms.attributeById(attributeId)?.code === 'isbn' && text ? text.replaceAll('-', '') : [],
  )
  return [sku, ...isbn, ...words].join(' ')
}

/** The words beyond those that `keywordsOf` gives, in their order. */
export function extraWordsIn(keywords: string, derived: string): string[] {
  const known = new Set(derived.split(/\s+/))
  return [...new Set(keywords.split(/\s+/))].filter((word) => word !== '' && !known.has(word))
}
