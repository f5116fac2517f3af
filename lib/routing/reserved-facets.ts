/** Parameters of lists: codes that no attribute may have (docs/rules/catalog.md#facet-codes). */
export const nonFacetParams: ReadonlySet<string> = new Set(['page', 'sort', 'perPage', 'featured', 'discount', 'q', 'id', 'archived'])
