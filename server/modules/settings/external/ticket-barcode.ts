import type { ParsedOf } from '@/lib/api/endpoint'
import type { externalApi } from '@/lib/api/v1/settings/external'
import type { Ctx } from '@/server/core/context'
import { isValidCard } from '@/server/modules/user/member-card/check-card'

export async function ticketBarcode(ctx: Ctx, { barcode }: ParsedOf<typeof externalApi.ticketBarcode>) {
  return { isValid: await isValidCard(ctx, barcode) }
}
