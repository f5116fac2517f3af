import { slugOf } from '@/lib/text/slug'

/** A variant as a file names it; `values`: its options, empty for a product without any. */
export type NamedVariant = { handle: string; values: readonly string[]; sku: string }

/** The name of a variant whose SKU names none or several: its handle and options. */
export function handleSku({ handle, values }: Omit<NamedVariant, 'sku'>): string {
  return [handle, slugOf(values.join(' '))].filter(Boolean).join('-')
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
    if (values.length > 0) claim(handle, JSON.stringify([handle]))
    claim(sku, JSON.stringify([handle, values]))
  }
  return shared
}
