import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { seenRevisions } from '../store/publish-documents'
import { refreshPublished } from '../store/visibility'

const listKey = queryKey(approvalApi.filter, {})
const viewKey = (token: string) => queryKey(approvalApi.get, { token })
const refreshMs = 30_000

/** The requests that wait, and this editor's own of the last 30 days, newest first; asked again while the list is on the screen. */
export function useApprovals() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(approvalApi.filter, {}, { signal }),
    select: ({ approvals }) => approvals,
    staleTime: 0,
    refetchInterval: refreshMs,
  })
}

/** The request of a mailed link. A link that does not lead to a request leads to none later either. */
export function useApprovalView(token: string) {
  return useQuery({
    queryKey: viewKey(token),
    queryFn: ({ signal }) => call(approvalApi.get, { token }, { signal }),
    staleTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  })
}

/** Asks for the publication of the drafts as they are now. */
export function useRequestApproval() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ keys, note }: { keys: readonly string[]; note: string }) =>
      call(approvalApi.request, { documents: await seenRevisions(keys), note }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

type Decision = { kind: 'approve'; overwrite: Record<string, string[]> } | { kind: 'reject'; comment: string }

/** Decides about the request of a link; it is read again afterwards, because somebody else may have decided first. */
export function useDecide({ token, id }: { token: string; id: number }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      decision.kind === 'approve'
        ? call(approvalApi.approve, { id, overwrite: decision.overwrite })
        : call(approvalApi.reject, { id, comment: decision.comment }),
    onSuccess: ({ state, documents }) =>
      state === 'approved' ? Promise.all(documents.map(({ key }) => refreshPublished(key))) : undefined,
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: viewKey(token) }), client.invalidateQueries({ queryKey: listKey })]),
  })
}
