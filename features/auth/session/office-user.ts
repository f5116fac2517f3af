import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { userApi } from '@/lib/api/v1/user'
import { useAuthStore } from './auth-store'

/** The signed-in back-office user; 403 for others. */
export function useOfficeUser() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return useQuery({
    queryKey: queryKey(userApi.profile, {}),
    queryFn: ({ signal }) => call(userApi.profile, {}, { signal }),
    staleTime: 5 * 60_000,
    enabled: isSignedIn,
  })
}
