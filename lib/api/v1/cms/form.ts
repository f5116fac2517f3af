import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Form } from '@/lib/api/entities/form.schema'
import type { FilterForms, FormGoal, FormLink, FormPage, FormStored, GetForm, LinkedForm, StoreFormData } from './form.schema'

export const formApi = defineModule('/api/v1/cms/form', {
  filter: post<typeof FilterForms, typeof FormPage>('filter', { access: 'any', cache: { name: 'forms', tags: ['forms', 'consents'] } }),
  get: get<typeof GetForm, typeof Form>('get/{id}', { access: 'any', cache: { name: 'forms', tags: ['forms', 'consents'] } }),
  /** Keeps what was answered and tells the shop; where the form says so, only after its sender has followed the link of a mail. */
  storeData: post<typeof StoreFormData, typeof FormStored>('storeData', { access: 'any', limit: 'formTries' }),
  /** *Ours*: whose link of a form's mail this is, before it is followed; 404 for one that we did not sign. */
  getLink: get<typeof FormLink, typeof LinkedForm>('getLink/{id}', { access: 'any', limit: 'links' }),
  /** Follows the link of a form's mail and answers with what it leads to. Following it again changes nothing. */
  confirmEmail: get<typeof FormLink, typeof FormGoal>('confirmEmail/{id}', { access: 'any', limit: 'links' }),
})
