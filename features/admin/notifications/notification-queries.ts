import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'

/** Loaded again when the stream says so. */
export const notificationsQuery = queryOptions({
  queryKey: queryKey(adminNotificationApi.filter, {}),
  queryFn: ({ signal }) => call(adminNotificationApi.filter, {}, { signal }),
})

export function useReadNotification() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(adminNotificationApi.read, { ids: [id] }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}

export function useReadAllNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(adminNotificationApi.readAll, {}),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}
