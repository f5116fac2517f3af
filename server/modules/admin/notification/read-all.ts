import type { Ctx } from '@/server/core/context'
import { markRead } from './mark-read'

/** Marks all notifications as read. Those that are written meanwhile stay unread. */
export function readAll(ctx: Ctx) {
  return markRead(ctx)
}
