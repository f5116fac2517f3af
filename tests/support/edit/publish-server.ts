import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { optionApi } from '@/lib/api/v1/cms/option'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { userApi } from '@/lib/api/v1/user'
import type { Change } from '@/lib/documents/changes'
import { page, pageDocument } from './changed-page'

/** A request to publish that page, which waits. */
export const openApproval: Approval = {
  id: 7,
  state: 'open',
  note: '',
  comment: '',
  requestedBy: 'Ana Kovač',
  isOwn: true,
  decidedBy: null,
  decidedAt: null,
  language: 'hrv',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  documents: [{ key: page, revision: 3, hasNewerDraft: false }],
}

type Refusal = { code: ErrorCode; status: number; data?: object }

/** The calls of the publish panel. A test sets what they find, and by path what is refused. */
export function fakePublishServer() {
  const approvals: Approval[] = []
  const releases: Release[] = []
  let revision = 3
  return {
    scopes: ['content', 'publish'],
    approvals,
    releases,
    /** The list of releases waits for it. */
    releasesKnown: Promise.resolve(),
    refusals: new Map<string, Refusal>(),
    async answer({ path }: { path: string }, input: unknown): Promise<unknown> {
      const refusal = this.refusals.get(path)
      if (refusal) throw new ApiError({ message: 'Odbijeno.', statusCode: refusal.status, data: { code: refusal.code, ...refusal.data } })
      switch (path) {
        case userApi.profile.path:
          return { id: 1, scopes: this.scopes, settings: { language: 'hrv' } }
        case optionApi.filter.path:
          return [{ id: 1, key: 'RequireAdminPublishing', value: true, media: null }]
        case approvalApi.filter.path:
          return { approvals: this.approvals }
        case releaseApi.filter.path:
          await this.releasesKnown
          return { releases: this.releases }
        case officePostApi.filter.path:
        case sharedSectionApi.filter.path:
          return { records: [], totalPages: 1 }
        case approvalApi.request.path:
          this.approvals = [openApproval]
          return openApproval
        case draftApi.publish.path:
          return { published: [] }
        case draftApi.get.path:
          return { document: pageDocument('O lampama'), revision: 1, isChanged: false, visibility: 'shown' }
        case draftApi.save.path: {
          revision += 1
          // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
          const batch = input as { client: string; sequence: number; changes: Change[] }
          return { batches: [{ ...batch, revision }] }
        }
        default:
          throw new Error(`No such call: ${path}`)
      }
    },
  }
}
