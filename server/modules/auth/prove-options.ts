import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { requestPasskey } from '@/server/modules/user/passkey/request-passkey'

export async function proveOptions(ctx: Ctx) {
  const request = await requestPasskey(ctx, 'prove', requireUser(ctx).id)
  // Without names the browser would offer the passkeys of others.
  if (request.allowCredentials.length === 0) throw new AppError('PASSKEY_REFUSED')
  return request
}
