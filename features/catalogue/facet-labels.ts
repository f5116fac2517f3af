/** Texts of the facet panel, passed as props so that its client components need no message namespace. */
export type FacetLabels = Record<
  'title' | 'open' | 'close' | 'show' | 'apply' | 'any' | 'yes' | 'no' | 'from' | 'to' | 'reversed' | 'reversedDates' | 'all' | 'fewer',
  string
>
