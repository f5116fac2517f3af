import type { OptionLabel, ProductSnapshot } from './product-snapshot'

/** The choices of a variant that its name does not add to its product's name: 'Torba, tinta, M' of 'Torba' says them itself (docs/rules/cart.md#variant-labels). */
export function shownVariantLabels({
  name,
  parentName,
  variantLabels,
}: Pick<ProductSnapshot, 'name' | 'parentName' | 'variantLabels'>): OptionLabel[] {
  const labels = variantLabels ?? []
  if (parentName === null || !name.startsWith(parentName)) return labels
  const added = words(name.slice(parentName.length))
  return labels.filter(({ value }) => !added.includes(words(value)))
}

/** Between spaces, so that a text is found in another one by whole words only. */
function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
