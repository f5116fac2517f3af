import type { ParsedOf } from '@/lib/api/endpoint'
import type { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { insertMaster, presentMaster } from './insert-master'

export async function create(ctx: Ctx, input: ParsedOf<typeof sharedSectionApi.create>) {
  return inTransaction(ctx, async (tx) => presentMaster(await insertMaster(ctx, tx, input)))
}
