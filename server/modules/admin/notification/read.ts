import { inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import type { Ctx } from '@/server/core/context'
import { officeNotifications } from '@/server/db/schema/notification'
import { markRead } from './mark-read'

export function read(ctx: Ctx, { ids }: ParsedOf<typeof adminNotificationApi.read>) {
  return markRead(ctx, inArray(officeNotifications.id, ids))
}
