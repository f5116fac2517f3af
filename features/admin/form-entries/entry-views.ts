import type { AnswerView } from '@/lib/api/v1/cms/form/office.schema'

/** In the order of a day: what waits comes first. */
export const entryViews = ['waiting', 'handled', 'all'] as const satisfies AnswerView[]

/** The view that an address names. */
export function entryViewOf(parameter: unknown): AnswerView {
  return entryViews.find((view) => view === parameter) ?? 'waiting'
}
