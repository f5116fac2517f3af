import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requirePublishRight } from '../draft/checks/publish-right'
import { lockRelease, writeRelease } from './lock-release'
import { presentRelease } from './present-release'

export async function cancel(ctx: Ctx, { id, version }: ParsedOf<typeof releaseApi.cancel>) {
  return inTransaction(ctx, async (tx) => {
    const release = await lockRelease(ctx, tx, { id, version, states: ['planned', 'failed'] })
    if (release.publishAt) await requirePublishRight(ctx, tx)
    await writeRelease(tx, release, { state: 'cancelled' })
    await audit(ctx, tx, { action: 'release.cancel', target: `release:${id}`, detail: {} })
    return presentRelease(ctx, tx, id)
  })
}
