import { eq } from 'drizzle-orm'
import type { Factor } from '@/lib/api/v1/user/office/factor.schema'
import type { Tx } from '@/server/db/client'
import { recoveryCodes } from '@/server/db/schema/factor'
import { findFactor } from '@/server/modules/user/factor/factors'

export async function presentFactor(tx: Tx, userId: number): Promise<Factor> {
  const factor = await findFactor(tx, userId)
  const recoveryCodesLeft = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
  return { since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft }
}
