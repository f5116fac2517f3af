import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { AnswerId, AnswerPage, FilterAnswers, HandleAnswer, OfficeAnswer } from './office.schema'

/** *Ours*: what people wrote into the site's forms. What still waits for its sender's confirmation is nobody's word, and not here. */
export const officeFormApi = defineModule('/api/v1/cms/form/office', {
  /** Newest first. */
  filter: post<typeof FilterAnswers, typeof AnswerPage>('filter', { access: 'office:customers' }),
  get: get<typeof AnswerId, typeof OfficeAnswer>('get/{id}', { access: 'office:customers' }),
  /** Takes an answer off the list of those that wait, or puts it back. Whoever was first stands as the one who did it. */
  handle: patch<typeof HandleAnswer, typeof OfficeAnswer>('handle/{id}', { access: 'office:customers' }),
})
