import { defineModule, del, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { SavedBatches } from './draft.schema'
import type { CreateMaster, DetachSection, FilterMasters, Master, MasterId, Masters, MasterUsage } from './master.schema'

/** *Ours*: shared sections (docs/rules/editing.md#masters). What one says is edited and published as the document `master:{id}` (cms/draft). */
export const sharedSectionApi = defineModule('/api/v1/cms/master', {
  /** By title. */
  filter: post<typeof FilterMasters, typeof Masters>('filter', { access: 'office:content', reads: true }),
  /** A master of a section as it is given; 422 DOCUMENT_INVALID. */
  create: post<typeof CreateMaster, typeof Master>('create', { access: 'office:content' }),
  /** What refers to it, drafts and templates too. */
  usage: get<typeof MasterId, typeof MasterUsage>('usage/{id}', { access: 'office:content' }),
  /** 409 MASTER_USED with the `places` that refer to it. */
  delete: del<typeof MasterId, typeof Empty>('delete/{id}', { access: 'office:content' }),
  /** Saves a batch that gives a section of a draft the master's values as its own; 409 STALE_VERSION. */
  detach: post<typeof DetachSection, typeof SavedBatches>('detach', { access: 'office:content' }),
})
