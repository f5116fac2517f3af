export type Breadcrumb = { name: string; url: string }

/** The way to a page (schema.org/BreadcrumbList), from the home page to the page itself; `url` whole. */
export function breadcrumbListLd(steps: readonly Breadcrumb[]) {
  const itemListElement = steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
