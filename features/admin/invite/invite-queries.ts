import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { staffInviteApi } from '@/lib/api/v1/user/office/invite'

export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(staffInviteApi.open, { token }),
    queryFn: () => call(staffInviteApi.open, { token }, { anonymous: true }),
    enabled: token !== '',
    retry: false,
    // Loaded at each opening of the page, never while somebody types: a failure would replace the form.
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function useAcceptInvite() {
  return useMutation({
    mutationFn: (input: InputOf<typeof staffInviteApi.accept>) => call(staffInviteApi.accept, input, { anonymous: true }),
  })
}
