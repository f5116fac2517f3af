import { maxSkuLength, startOfText } from '@/server/modules/product/import-export/cells/texts'
import { checksum, choiceWords } from '@/server/modules/product/import-export/formats/choice-words'

/** A variant as a file names it; `values`: its options, empty for a product without any. */
export type NamedVariant = { handle: string; values: readonly string[]; sku: string }

/** The name of a variant whose SKU names none or several: its handle and options. */
export function handleSku({ handle, values }: Omit<NamedVariant, 'sku'>): string {
  return fitting([handle, choiceWords(values)].filter(Boolean).join('-'))
}

/** A handle has up to 255 characters, an SKU fewer: a longer name keeps its start and ends with a checksum of the whole, the same at every import. */
function fitting(name: string): string {
  if (name.length <= maxSkuLength) return name
  const sum = checksum(name)
  return `${startOfText(name, maxSkuLength - sum.length - 1)}-${sum}`
}

/**
 * The SKUs that name more than one variant, or a variant and a product with options, which is named by its handle
 * (docs/rules/import-export.md#shared-sku).
 */
export function sharedSkus(variants: Iterable<NamedVariant>): ReadonlySet<string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  const claim = (sku: string, owner: string) => {
    if (sku === '') return
    if ((owners.get(sku) ?? owner) !== owner) shared.add(sku)
    owners.set(sku, owner)
  }
  for (const { handle, values, sku } of variants) {
    if (values.length > 0) claim(handleSku({ handle, values: [] }), JSON.stringify([handle]))
    claim(sku, JSON.stringify([handle, values]))
  }
  return shared
}
