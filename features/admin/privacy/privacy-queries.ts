import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'

export function privacyRequestsQuery(input: InputOf<typeof officeRequestApi.filter>) {
  return queryOptions({
    queryKey: queryKey(officeRequestApi.filter, input),
    queryFn: ({ signal }) => call(officeRequestApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** While a job works on it, it is asked for again. */
export function privacyRequestQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeRequestApi.get, { id }),
    queryFn: ({ signal }) => call(officeRequestApi.get, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isRunning ? 2000 : false),
  })
}

/** `version`: the preview of another state is another one. */
export function privacyPreviewQuery({ id, version }: Pick<PrivacyRequest, 'id' | 'version'>) {
  return queryOptions({
    queryKey: [...queryKey(officeRequestApi.preview, { id }), version],
    queryFn: ({ signal }) => call(officeRequestApi.preview, { id }, { signal }),
    staleTime: 0,
  })
}

export function useCreatePrivacyRequest() {
  return usePrivacyMutation((input: InputOf<typeof officeRequestApi.create>) => call(officeRequestApi.create, input))
}

export function useSendPrivacyLink() {
  return usePrivacyMutation((input: InputOf<typeof officeRequestApi.sendLink>) => call(officeRequestApi.sendLink, input))
}

export function useRunPrivacyRequest() {
  return usePrivacyMutation((input: InputOf<typeof officeRequestApi.run>) => call(officeRequestApi.run, input))
}

const reasoned = { verifyIdentity: officeRequestApi.verifyIdentity, extend: officeRequestApi.extend, refuse: officeRequestApi.refuse }

/** The actions that take a reason. */
export function useReasonedAction(action: keyof typeof reasoned) {
  return usePrivacyMutation((input: InputOf<typeof officeRequestApi.refuse>) => call(reasoned[action], input))
}

export function useDownloadPrivacyArchive() {
  return useMutation({ mutationFn: (input: InputOf<typeof officeRequestApi.download>) => call(officeRequestApi.download, input) })
}

/** The response is the current request; an error may mean that the screen is stale, so it is loaded again. */
function usePrivacyMutation<Input>(mutationFn: (input: Input) => Promise<PrivacyRequest>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (request) => client.setQueryData(privacyRequestQuery(request.id).queryKey, request),
    onError: () =>
      Promise.all([officeRequestApi.get, officeRequestApi.preview].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
    onSettled: () =>
      Promise.all([officeRequestApi.filter, adminApi.overview].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
