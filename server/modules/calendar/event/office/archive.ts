import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import type { Ctx } from '@/server/core/context'
import { setArchived } from './set-archived'

export async function archive(ctx: Ctx, { id }: ParsedOf<typeof officeEventApi.archive>) {
  return setArchived(ctx, { id, isArchived: true })
}
