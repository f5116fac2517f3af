import { absoluteUrl } from './absolute-url'
import { JsonLd } from './json-ld'

/** The way to a page for machines; `path` is the address on this site. */
export async function BreadcrumbListJsonLd({ items }: { items: readonly { name: string; path: string }[] }) {
  const itemListElement = await Promise.all(
    items.map(async ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: await absoluteUrl(path) })),
  )
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
}
