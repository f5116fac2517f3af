import type { AnswerView } from '@/lib/api/v1/cms/form/office.schema'

/** In the order of a day: what waits comes first. */
export const answerViews = ['waiting', 'handled', 'all'] as const satisfies AnswerView[]

/** The view that an address names. */
export function answerViewOf(asked: unknown): AnswerView {
  return answerViews.find((view) => view === asked) ?? 'waiting'
}
