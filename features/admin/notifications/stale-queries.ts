import type { QueryKey } from '@tanstack/react-query'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import { adminJobApi } from '@/lib/api/v1/admin/job'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { NotificationKind } from '@/lib/office/notifications'

const bell = [adminNotificationApi.filter.path]
const overview = [adminApi.overview.path]
const returns = [[officeReturnApi.get.path], [officeReturnApi.filter.path]]

/** The lists that a notification adds something to; orders come as `changed` as well. */
const lists: Partial<Record<NotificationKind, QueryKey>> = {
  formEntry: [officeFormApi.filter.path],
  stockLow: [officeStockApi.filter.path],
  jobFailed: [adminJobApi.filter.path],
  privacyDue: [officeRequestApi.filter.path],
}

/** The queries that an event makes stale. The list of orders follows by itself, because it must not move while somebody reads it. */
export function staleQueries(event: OfficeEvent): QueryKey[] {
  switch (event.event) {
    case 'open':
      // What came before the stream is unknown.
      return [bell, overview, [officeOrderApi.get.path], ...returns, ...Object.values(lists)]
    case 'notification': {
      const list = lists[event.kind]
      return list ? [bell, overview, list] : [bell, overview]
    }
    case 'changed':
      return [overview, queryKey(officeOrderApi.get, { id: event.id }), ...returns]
    case 'read':
      return [bell]
  }
  return event satisfies never
}
