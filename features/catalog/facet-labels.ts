/** The panel's words, handed down by the page: its client components need no messages of their own. */
export type FacetLabels = Record<
  'title' | 'open' | 'close' | 'show' | 'apply' | 'any' | 'yes' | 'no' | 'from' | 'to' | 'all' | 'fewer',
  string
>
