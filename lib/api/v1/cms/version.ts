import { defineModule, get, post } from '@/lib/api/endpoint'
import type { SavedBatches } from './draft.schema'
import type { CreatedVersion, CreateVersion, GetVersion, ListVersions, RestoreVersion, VersionData, Versions } from './version.schema'

/** *Ours*: the history of a document, for those who may edit it. Compare two with `differencesOf` (lib/documents/diff/diff.ts). */
export const versionApi = defineModule('/api/v1/cms/version', {
  /** The kept versions of a document, newest first. */
  filter: get<typeof ListVersions, typeof Versions>('filter', { access: 'office' }),
  /** One version with its document. */
  get: get<typeof GetVersion, typeof VersionData>('get', { access: 'office' }),
  /** Keeps the draft as it is, under a name; 409 STALE_VERSION when it has a newer revision. */
  create: post<typeof CreateVersion, typeof CreatedVersion>('create', { access: 'office' }),
  /** Saves a batch that makes the draft equal to a version, and changes nothing that visitors see. */
  restore: post<typeof RestoreVersion, typeof SavedBatches>('restore', { access: 'office' }),
})
