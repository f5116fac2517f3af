import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import { publishedTags } from './draft'
import type { CreateRelease, GetRelease, Release, ReleaseAt, Releases, UpdateRelease } from './release.schema'

/** *Ours*: documents that go live together at a moment. A scheduled one is changed by those who may publish; 409 STALE_VERSION for an old `version`. */
export const releaseApi = defineModule('/api/v1/cms/release', {
  /** All releases, newest first. */
  filter: get<typeof Empty, typeof Releases>('filter', { access: 'office:content' }),
  /** One release with its documents. */
  get: get<typeof GetRelease, typeof Release>('get/{id}', { access: 'office:content' }),
  /** Pins the drafts as they are now; a repeat under its Idempotency-Key gives the same release (docs/rules/editing.md#release-once). */
  create: post<typeof CreateRelease, typeof Release>('create', { access: 'office:content', idempotencyKey: true }),
  /** Changes title, moment or documents of a planned release. 409 STALE_VERSION, 409 RELEASE_CLOSED. */
  update: patch<typeof UpdateRelease, typeof Release>('update/{id}', { access: 'office:content' }),
  /** Cancels a planned release; its drafts stay. 409 STALE_VERSION, 409 RELEASE_CLOSED. */
  cancel: post<typeof ReleaseAt, typeof Release>('cancel/{id}', { access: 'office:content' }),
  /** Publishes a release at once, all or nothing. 409 STALE_VERSION, 409 RELEASE_CLOSED, 422 DOCUMENT_INVALID. */
  publishNow: post<typeof ReleaseAt, typeof Release>('publishNow/{id}', { access: 'office:content', invalidates: publishedTags }),
  /** Shows visitors what they saw before the release, all or none. */
  rollback: post<typeof ReleaseAt, typeof Release>('rollback/{id}', { access: 'office:content', invalidates: publishedTags }),
})
