import type { ZodArray } from 'zod'
import { defineModule, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type {
  Assignment,
  AssignmentPage,
  CreateAssignment,
  FilterAssignments,
  UpdateAssignment,
  Wording,
  WriteWording,
} from './consent.schema'

export const officeConsentApi = defineModule('/api/v1/cms/consent', {
  /** Replaces the wordings a form shows. */
  create: post<typeof CreateAssignment, typeof Assignment>('create', { access: 'office:settings', invalidates: ['consents'] }),
  /** Changes which wordings a form shows. 409 STALE_VERSION with `changes`, where somebody else has changed the same since. */
  update: patch<typeof UpdateAssignment, typeof Assignment>('update/{assigned_to}', {
    access: 'office:settings',
    invalidates: ['consents'],
  }),
  /** Where which consents are asked for. */
  filter: get<typeof FilterAssignments, typeof AssignmentPage>('filter', { access: 'office:settings' }),
  /** All wordings of the site in their newest version. */
  wordings: get<typeof Empty, ZodArray<typeof Wording>>('wordings', { access: 'office:settings' }),
  /** Writes the next version of a wording; earlier agreements keep theirs. 409 STALE_VERSION with `changes`, as `update`. */
  write: post<typeof WriteWording, typeof Wording>('write', { access: 'office:settings', invalidates: ['consents'] }),
})
