import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileQuery } from '@/features/auth/session/queries'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { addressApi } from '@/lib/api/v1/user/web/address'

/** Each change loads the user again, a refused one too: another tab may have deleted the address (docs/rules/forms.md#address-book). */
export function useAddressBook() {
  const client = useQueryClient()
  const invalidateUser = { onSettled: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }) }
  const create = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.create>) => call(addressApi.create, input),
    ...invalidateUser,
  })
  const update = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.update>) => call(addressApi.update, input),
    ...invalidateUser,
  })
  const makeDefault = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.makeDefault>) => call(addressApi.makeDefault, input),
    ...invalidateUser,
  })
  const remove = useMutation({ mutationFn: (id: number) => call(addressApi.delete, { id }), ...invalidateUser })
  return { create, update, makeDefault, remove }
}
