import type { ParsedOf } from '@/lib/api/endpoint'
import type { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import type { Ctx } from '@/server/core/context'
import { isValidCard } from './check-card'

export async function validateMembersBarcode(ctx: Ctx, { barcode }: ParsedOf<typeof memberCardApi.validateMembersBarcode>) {
  return { isValid: await isValidCard(ctx, barcode) }
}
