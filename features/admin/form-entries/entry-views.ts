import type { AnswerView } from '@/lib/api/v1/cms/form/office.schema'

export const entryViews = ['waiting', 'handled', 'all'] as const satisfies AnswerView[]

/** The view of a query parameter. */
export function entryViewOf(parameter: unknown): AnswerView {
  return entryViews.find((view) => view === parameter) ?? 'waiting'
}
