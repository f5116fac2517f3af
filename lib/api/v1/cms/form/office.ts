import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { AnswerId, AnswerPage, FilterAnswers, HandleAnswer, OfficeAnswer } from './office.schema'

/** Answers to the site's forms, without unconfirmed ones (docs/rules/content.md#form-office). */
export const officeFormApi = defineModule('/api/v1/cms/form/office', {
  filter: post<typeof FilterAnswers, typeof AnswerPage>('filter', { access: 'office:customers' }),
  get: get<typeof AnswerId, typeof OfficeAnswer>('get/{id}', { access: 'office:customers' }),
  /** Marks an answer as handled, or unhandled again. The first handler is kept. */
  handle: patch<typeof HandleAnswer, typeof OfficeAnswer>('handle/{id}', { access: 'office:customers' }),
})
