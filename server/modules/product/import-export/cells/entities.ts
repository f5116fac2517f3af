import { decodeEntities } from '@/server/modules/cms/rich-text/entities'

const maxPasses = 3

/**
 * Decodes HTML entities of a plain cell, which other shops export as they store them: 'Johnson &amp; Johnson'. Only with their semicolon, because a plain text may
 * contain '&copy' by itself; repeated, because some shops escape twice. A decoded separator is escaped, so that it does not split a list.
 */
export function decodeCell(cell: string, separators = ''): string {
  let text = cell
  for (let pass = 0; pass < maxPasses && text.includes('&'); pass++) {
    const next = text.replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,9});/gi, (entity) => {
      const letter = decodeEntities(entity)
      return separators.includes(letter) ? `\\${letter}` : letter
    })
    if (next === text) break
    text = next
  }
  return text
}
