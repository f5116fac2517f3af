import { useQuery } from '@tanstack/react-query'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { optionApi } from '@/lib/api/v1/cms/option'

const input = { keys: ['RequireAdminPublishing'] }

/** Whether this editor must ask for a publication (docs/rules/editing.md#publish-right). The server decides; false until known. */
export function useNeedsApproval(): boolean {
  const { data: user } = useOfficeUser()
  const mayPublish = user?.scopes.includes('publish') ?? true
  const { data: options } = useQuery({
    queryKey: queryKey(optionApi.filter, input),
    queryFn: ({ signal }) => call(optionApi.filter, input, { signal }),
    enabled: !mayPublish,
  })
  return !mayPublish && options?.some(({ key, value }) => key === 'RequireAdminPublishing' && value === true) === true
}
