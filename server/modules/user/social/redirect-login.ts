import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { socialApi } from '@/lib/api/v1/user/social'
import { authorizationUrl } from '@/server/adapters/social/open-id'
import type { Ctx } from '@/server/core/context'
import { isCrossSite } from '@/server/core/http/cross-site'
import { createAttempt } from './attempt'
import { ensureBrowserSecret } from './browser-cookie'
import { requireProvider, throwSocialFailure } from './providers'

export async function redirectLogin(ctx: Ctx, { provider: id }: ParsedOf<typeof socialApi.redirectLogin>) {
  // A GET that writes and sets a cookie; the middleware checks writes only.
  if (isCrossSite(ctx.headers)) throw new AppError('CROSS_SITE')
  const provider = requireProvider(id)
  const attempt = await createAttempt(ctx, { provider: id, browser: ensureBrowserSecret(ctx) })
  return { url: await authorizationUrl(provider, attempt).catch(throwSocialFailure) }
}
