import { absoluteUrl } from './absolute-url'
import { breadcrumbListLd } from './breadcrumb-list-ld'
import { JsonLd } from './json-ld'

/** The way to a page for machines; `path` is the address on this site. */
export async function BreadcrumbListJsonLd({ items }: { items: readonly { name: string; path: string }[] }) {
  const steps = await Promise.all(items.map(async ({ name, path }) => ({ name, url: await absoluteUrl(path) })))
  return <JsonLd data={breadcrumbListLd(steps)} />
}
