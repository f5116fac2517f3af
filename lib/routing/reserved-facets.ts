/** What lists say of themselves, in addresses and calls: codes that no attribute may have (DESIGN 12). */
export const reservedFacets: ReadonlySet<string> = new Set(['page', 'sort', 'perPage', 'featured', 'discount', 'q', 'id', 'archived'])
