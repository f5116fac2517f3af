import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Form } from '@/lib/api/entities/form.schema'
import type { FilterForms, FormGoal, FormLink, FormPage, FormStored, GetForm, LinkedForm, StoreFormData } from './form.schema'

export const formApi = defineModule('/api/v1/cms/form', {
  /** The forms of the site. */
  filter: post<typeof FilterForms, typeof FormPage>('filter', { access: 'any', cache: { name: 'forms', tags: ['forms', 'consents'] } }),
  /** One form with its fields and consents. */
  get: get<typeof GetForm, typeof Form>('get/{id}', { access: 'any', cache: { name: 'forms', tags: ['forms', 'consents'] } }),
  /** Stores an entry and notifies the shop; a form with confirmation does so after the mailed link is confirmed. */
  storeData: post<typeof StoreFormData, typeof FormStored>('storeData', {
    access: 'any',
    limit: 'formAttempts',
    maxBodyKiB: 64,
    idempotencyKey: true,
  }),
  /** The form and sender of a mailed link, and what `confirmEmail` would still do; changes nothing. 404 for one without a valid signature. */
  getLink: get<typeof FormLink, typeof LinkedForm>('getLink/{id}', { access: 'any', limit: 'links' }),
  /** Confirms a mailed link and returns the form's goal. Repeating it changes nothing. */
  confirmEmail: get<typeof FormLink, typeof FormGoal>('confirmEmail/{id}', { access: 'any', limit: 'links' }),
})
