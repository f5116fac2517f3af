import type { ZodArray } from 'zod'
import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Assignment, AssignmentPage, CreateAssignment, FilterAssignments, Wording, WriteWording } from './consent.schema'

export const officeConsentApi = defineModule('/api/v1/cms/consent', {
  /** Replaces the wordings a form shows. */
  create: post<typeof CreateAssignment, typeof Assignment>('create', { access: 'office:settings', invalidates: ['consents'] }),
  /** Where which consents are asked for. */
  filter: get<typeof FilterAssignments, typeof AssignmentPage>('filter', { access: 'office:settings' }),
  /** All wordings of the site in their newest version. */
  wordings: get<typeof Empty, ZodArray<typeof Wording>>('wordings', { access: 'office:settings' }),
  /** Writes the next version of a wording; earlier agreements keep theirs. */
  write: post<typeof WriteWording, typeof Wording>('write', { access: 'office:settings', invalidates: ['consents'] }),
})
