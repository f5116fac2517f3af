import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FilterRunItems, FilterRuns, OfficeRun, RunId, RunItemPage, RunPage } from './run.schema'

/**
 * *Ours*: bulk changes that a job carries out row by row (docs/rules/administration.md#bulk-run). Each needs the right of what it changes; the calls that start
 * them stand where their rows do.
 */
export const adminRunApi = defineModule('/api/v1/admin/run', {
  /** The runs of what the caller may read, newest first. */
  filter: post<typeof FilterRuns, typeof RunPage>('filter', { access: 'office', reads: true }),
  /** How far a run is; ask again while it is `running`. */
  get: get<typeof RunId, typeof OfficeRun>('get/{id}', { access: 'office' }),
  /** Its rows with their results, in their order. */
  items: post<typeof FilterRunItems, typeof RunItemPage>('items/{id}', { access: 'office', reads: true }),
  /** Stops it before its next row; what is done stays. 409 RUN_OVER for one that has ended. */
  cancel: post<typeof RunId, typeof OfficeRun>('cancel/{id}', { access: 'office' }),
  /** Goes on with the rows that are left, after a cancellation or where its job was lost. 409 RUN_OVER for one that is done or undone, 409 RUN_NOTE_DELETED for a note that was cancelled more than two days ago. */
  resume: post<typeof RunId, typeof OfficeRun>('resume/{id}', { access: 'office' }),
  /** Starts a run that puts back what this one changed, and returns it. 409 RUN_UNDONE the second time, 409 RUN_OVER while it runs or if its kind cannot be undone. */
  undo: post<typeof RunId, typeof OfficeRun>('undo/{id}', { access: 'office' }),
})
