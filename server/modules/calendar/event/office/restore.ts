import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import type { Ctx } from '@/server/core/context'
import { setArchived } from './set-archived'

export async function restore(ctx: Ctx, { id }: ParsedOf<typeof officeEventApi.restore>) {
  return setArchived(ctx, { id, isArchived: false })
}
