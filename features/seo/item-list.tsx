import { absoluteUrl } from './absolute-url'
import { itemListLd } from './item-list-ld'
import { JsonLd } from './json-ld'

type ItemListProps = { items: readonly { name: string; path: string }[]; before?: number; total?: number }

/** What a list shows, for machines; `path` is the address on this site. An empty list says nothing. */
export async function ItemListJsonLd({ items, before = 0, total = items.length }: ItemListProps) {
  if (items.length === 0) return null
  const known = await Promise.all(items.map(async ({ name, path }) => ({ name, url: await absoluteUrl(path) })))
  return <JsonLd data={itemListLd({ items: known, before, total })} />
}
