import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import type { Staff } from '@/lib/api/v1/user/office/staff.schema'

export const staffQuery = queryOptions({
  queryKey: queryKey(officeStaffApi.filter, {}),
  queryFn: ({ signal }) => call(officeStaffApi.filter, {}, { signal }),
  staleTime: 0,
})

export function useInvite() {
  return useStaffMutation((input: InputOf<typeof officeStaffApi.invite>) => call(officeStaffApi.invite, input))
}

export function useCancelInvite() {
  return useStaffMutation((id: number) => call(officeStaffApi.cancelInvite, { id }))
}

export function useChangeRole() {
  return useStaffMutation((input: InputOf<typeof officeStaffApi.changeRole>) => call(officeStaffApi.changeRole, input))
}

export type MemberChange = 'suspend' | 'reinstate' | 'remove' | 'resetFactor'

export function useChangeMember() {
  return useStaffMutation(({ id, change }: { id: number; change: MemberChange }) => call(officeStaffApi[change], { id }))
}

/** Every answer lists everybody; an error may mean that the screen is stale, so it is loaded again. */
function useStaffMutation<Input>(mutationFn: (input: Input) => Promise<Staff>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (staff) => client.setQueryData(staffQuery.queryKey, staff),
    onError: () => client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  })
}
