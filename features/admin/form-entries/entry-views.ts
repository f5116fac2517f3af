import type { EntryView } from '@/lib/api/v1/cms/form/office.schema'

export const entryViews = ['waiting', 'handled', 'all'] as const satisfies EntryView[]

/** The view of a query parameter. */
export function entryViewOf(parameter: unknown): EntryView {
  return entryViews.find((view) => view === parameter) ?? 'waiting'
}
