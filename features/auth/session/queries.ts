import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { webUserApi } from '@/lib/api/v1/user/web'
import { sessionApi } from '@/lib/api/v1/user/web/session'
import { useAuthStore } from './auth-store'

export const profileQuery = queryOptions({
  queryKey: queryKey(webUserApi.profile, {}),
  queryFn: ({ signal }) => call(webUserApi.profile, {}, { signal }),
  staleTime: 5 * 60_000,
  // A link of a mail is followed in another tab: whoever comes back from it sees what it did.
  refetchOnWindowFocus: ({ state: { data } }) => (data && (data.pendingEmail !== null || !data.isVerified) ? 'always' : true),
})

/** Who is signed in; for a visitor nothing is asked. */
export function useUser() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return useQuery({ ...profileQuery, enabled: isSignedIn })
}

export const sessionsQuery = queryOptions({
  queryKey: queryKey(sessionApi.filter, {}),
  queryFn: ({ signal }) => call(sessionApi.filter, {}, { signal }),
})

/** Where one is signed in; somebody else may have signed in since, so it is asked each time it is shown. */
export function useSessions() {
  return useQuery({ ...sessionsQuery, staleTime: 0 })
}
