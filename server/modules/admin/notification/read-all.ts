import type { Ctx } from '@/server/core/context'
import { markRead } from './mark-read'

/** What is written meanwhile stays unread. */
export function readAll(ctx: Ctx) {
  return markRead(ctx)
}
