import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import type { OfficeLanguage } from '@/lib/office/office-language'
import { auditChoice, type AuditState } from './audit-list'

export function auditQuery(state: AuditState) {
  const input = { ...auditChoice(state), page: state.page }
  return queryOptions({
    queryKey: queryKey(adminAuditApi.filter, input),
    queryFn: ({ signal }) => call(adminAuditApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The export is an entry itself. */
export function useExportAudit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ state, language }: { state: AuditState; language: OfficeLanguage }) =>
      call(adminAuditApi.export, { ...auditChoice(state), language }),
    onSuccess: () => client.invalidateQueries({ queryKey: [adminAuditApi.filter.path] }),
  })
}
