type Facts = {
  items: readonly { name: string; url: string }[]
  /** How many stand before the first one, on earlier pages. */
  before: number
  /** How many there are on all pages. */
  total: number
}

/** What a list shows (schema.org/ItemList, Google's summary page): each thing by its own whole address. */
export function itemListLd({ items, before, total }: Facts) {
  const itemListElement = items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: before + index + 1, name, url }))
  return { '@type': 'ItemList', numberOfItems: total, itemListElement }
}
