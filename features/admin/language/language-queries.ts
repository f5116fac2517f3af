import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { userApi } from '@/lib/api/v1/user'
import type { OfficeLanguage } from '@/lib/office/office-language'

/** Saves the user's choice; language-sync.tsx then loads its texts. */
export function useChooseLanguage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (language: OfficeLanguage) => call(userApi.updateSettings, { language }),
    onSuccess: (user) => client.setQueryData(queryKey(userApi.profile, {}), user),
  })
}
