/** Google's limit of an item's id and of its group's. */
const maxIdLength = 50

/** The id of a product in the product feed and in its page's structured data: the SKU, or `p` and the id where that is too long or missing. */
export function feedId({ id, sku }: { id: number; sku: string }): string {
  return sku !== '' && sku.length <= maxIdLength ? sku : `p${id}`
}
