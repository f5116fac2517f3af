import { eq } from 'drizzle-orm'
import type { Factor } from '@/lib/api/v1/user/office/factor.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { recoveryCodes } from '@/server/db/schema/factor'
import { findFactor } from '@/server/modules/user/factor/factors'
import { loadPasskeys } from '@/server/modules/user/passkey/passkeys'
import { relyingParty } from '@/server/modules/user/passkey/relying-party'

export async function presentFactor(ctx: Ctx, tx: Tx, userId: number): Promise<Factor> {
  const factor = await findFactor(tx, userId)
  const { host } = relyingParty(ctx)
  const passkeys = await loadPasskeys(tx, userId)
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, host: boundHost, createdAt, lastUsedAt }) => ({
      id,
      name,
      host: boundHost,
      isOfThisHost: boundHost === host,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    host,
    recoveryCodesLeft: await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  }
}
