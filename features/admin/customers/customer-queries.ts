import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'

export function customersQuery(input: InputOf<typeof officeCustomerApi.filter>) {
  return queryOptions({
    queryKey: queryKey(officeCustomerApi.filter, input),
    queryFn: ({ signal }) => call(officeCustomerApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function customerQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeCustomerApi.get, { id }),
    queryFn: ({ signal }) => call(officeCustomerApi.get, { id }, { signal }),
    staleTime: 0,
  })
}

export const customerTagsQuery = queryOptions({
  queryKey: queryKey(officeCustomerApi.tags, {}),
  queryFn: ({ signal }) => call(officeCustomerApi.tags, {}, { signal }),
  staleTime: 0,
})

export function useSetCustomerTags() {
  return useCustomerMutation((input: InputOf<typeof officeCustomerApi.setTags>) => call(officeCustomerApi.setTags, input))
}

export function useNoteCustomer() {
  return useCustomerMutation(({ key, input }: { key: string; input: InputOf<typeof officeCustomerApi.note> }) =>
    call(officeCustomerApi.note, input, { headers: { 'idempotency-key': key } }),
  )
}

export function useBlockCustomer() {
  return useCustomerMutation((input: InputOf<typeof officeCustomerApi.block>) => call(officeCustomerApi.block, input))
}

export function useUnblockCustomer() {
  return useCustomerMutation((input: InputOf<typeof officeCustomerApi.unblock>) => call(officeCustomerApi.unblock, input))
}

/** The response is the current customer; an error may mean that the screen is stale, so it is loaded again. */
function useCustomerMutation<Input>(mutationFn: (input: Input) => Promise<Customer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (customer) => client.setQueryData(customerQuery(customer.id).queryKey, customer),
    onError: () => client.invalidateQueries({ queryKey: [officeCustomerApi.get.path] }),
    onSettled: () =>
      Promise.all([officeCustomerApi.filter, officeCustomerApi.tags].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
