import type { ParsedOf } from '@/lib/api/endpoint'
import type { approvalApi } from '@/lib/api/v1/cms/approval'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockApproval, writeDecision } from './lock-approval'
import { presentApproval } from './present-approval'

export async function reject(ctx: Ctx, { id, comment }: ParsedOf<typeof approvalApi.reject>) {
  return inTransaction(ctx, async (tx) => {
    await lockApproval(ctx, tx, id)
    await writeDecision(ctx, tx, { id, state: 'rejected', comment })
    await audit(ctx, tx, { action: 'approval.reject', target: `approval:${id}`, detail: { comment } })
    return presentApproval(ctx, tx, id)
  })
}
