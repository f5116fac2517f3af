import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createPasskey } from '@/features/auth/passkey/ask-passkey'
import { call } from '@/lib/api/client'
import type { Endpoint, InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { factorApi } from '@/lib/api/v1/user/office/factor'
import { passkeyApi } from '@/lib/api/v1/user/office/passkey'

export const factorQuery = queryOptions({
  queryKey: queryKey(factorApi.get, {}),
  queryFn: ({ signal }) => call(factorApi.get, {}, { signal }),
  staleTime: 0,
})

export function useEnrol() {
  return useMutation({ mutationFn: () => call(factorApi.enrol, {}), gcTime: 0 })
}

export function useConfirmFactor() {
  return useFactorMutation(factorApi.confirm)
}

export function useReplaceCodes() {
  return useFactorMutation(factorApi.replaceCodes)
}

export function useRemoveFactor() {
  return useFactorMutation(factorApi.remove)
}

export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const request = await call(passkeyApi.options, {})
      return call(passkeyApi.add, { name, passkey: await createPasskey(request) })
    },
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: factorQuery.queryKey }),
  })
}

export function useRenamePasskey() {
  return useFactorMutation(passkeyApi.rename)
}

export function useRemovePasskey() {
  return useFactorMutation(passkeyApi.remove)
}

/** Loads the state again after failures too: another tab may have changed it. Answers with secrets are forgotten at once. */
function useFactorMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: factorQuery.queryKey }),
  })
}
