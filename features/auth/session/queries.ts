import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { webUserApi } from '@/lib/api/v1/user/web'
import { sessionApi } from '@/lib/api/v1/user/web/session'
import { useAuthStore } from './auth-store'

export const profileQuery = queryOptions({
  queryKey: queryKey(webUserApi.profile, {}),
  queryFn: ({ signal }) => call(webUserApi.profile, {}, { signal }),
  staleTime: 5 * 60_000,
  // A mailed link may have changed the user in another tab.
  refetchOnWindowFocus: ({ state: { data } }) => (data && (data.pendingEmail !== null || !data.isVerified) ? 'always' : true),
})

/** The signed-in user; visitors cause no request. */
export function useUser() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return useQuery({ ...profileQuery, enabled: isSignedIn })
}

export const sessionsQuery = queryOptions({
  queryKey: queryKey(sessionApi.filter, {}),
  queryFn: ({ signal }) => call(sessionApi.filter, {}, { signal }),
})

/** The user's sessions; never from the cache. */
export function useSessions() {
  return useQuery({ ...sessionsQuery, staleTime: 0 })
}

/** Reloads the list after a failure, too: another tab may have revoked the session. */
export function useRevokeSession() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(id: string) {
      try {
        await call(sessionApi.revoke, { id })
      } catch (error) {
        // It has ended by itself, or in another tab.
        if (!hasErrorCode(error, 'NOT_FOUND')) throw error
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useRevokeOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sessionApi.revokeOthers, {}),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
