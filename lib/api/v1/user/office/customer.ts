import { defineModule, get, post, put } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type {
  BlockCustomer,
  Customer,
  CustomerId,
  CustomerPage,
  FilterCustomers,
  NoteCustomer,
  SetCustomerTags,
  TagVocabulary,
  UnblockCustomer,
} from './customer.schema'

/** *Ours*: accounts and guests by e-mail address (docs/rules/customers.md#customer-identity). */
export const officeCustomerApi = defineModule('/api/v1/user/office/customer', {
  /** Newest first. */
  filter: post<typeof FilterCustomers, typeof CustomerPage>('filter', { access: 'office:customers', reads: true }),
  /** Everything about one customer. */
  get: get<typeof CustomerId, typeof Customer>('get/{id}', { access: 'office:customers' }),
  /** The tags in use, by name. */
  tags: get<typeof Empty, typeof TagVocabulary>('tags', { access: 'office:customers' }),
  /** 409 STALE_VERSION with `tags`, `version` and who changed them, if somebody did since they were read. */
  setTags: put<typeof SetCustomerTags, typeof Customer>('tags/{id}', { access: 'office:customers' }),
  /** Adds an internal note. */
  note: post<typeof NoteCustomer, typeof Customer>('note/{id}', { access: 'office:customers', idempotencyKey: true }),
  /** Ends sign-in and orders at once (docs/rules/customers.md#block). 409 STALE_VERSION as for tags, 409 OFFICE_ACCOUNT_STAYS for staff. */
  block: post<typeof BlockCustomer, typeof Customer>('block/{id}', { access: 'office:customers' }),
  /** Allows sign-in and orders again. 409 STALE_VERSION. */
  unblock: post<typeof UnblockCustomer, typeof Customer>('unblock/{id}', { access: 'office:customers' }),
})
