import type { ZodArray } from 'zod'
import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Assignment, AssignmentPage, CreateAssignment, FilterAssignments, Wording, WriteWording } from './consent.schema'

export const officeConsentApi = defineModule('/api/v1/cms/consent', {
  /** Says anew which wordings a form shows. */
  create: post<typeof CreateAssignment, typeof Assignment>('create', { access: 'office:settings', drops: ['consents'] }),
  filter: get<typeof FilterAssignments, typeof AssignmentPage>('filter', { access: 'office:settings' }),
  /** *Ours*: every wording of the site, assigned or not, in its newest version. */
  wordings: get<typeof Empty, ZodArray<typeof Wording>>('wordings', { access: 'office:settings' }),
  /** *Ours*: writes a wording, or its next version. What people agreed to before stays as it was. */
  write: post<typeof WriteWording, typeof Wording>('write', { access: 'office:settings', drops: ['consents'] }),
})
