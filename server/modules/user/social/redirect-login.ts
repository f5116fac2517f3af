import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { socialApi } from '@/lib/api/v1/user/social'
import { authorizationUrl } from '@/server/adapters/social/open-id'
import type { Ctx } from '@/server/core/context'
import { isForeign } from '@/server/core/cross-site'
import { createAttempt } from './attempt'
import { ensureBrowserSecret } from './browser-cookie'
import { requireProvider, throwSocialFailure } from './providers'

export async function redirectLogin(ctx: Ctx, { provider: id }: ParsedOf<typeof socialApi.redirectLogin>) {
  // A read that writes something down and sets a cookie: the middleware looks at writes only.
  if (isForeign(ctx.headers)) throw new AppError('CROSS_SITE')
  const provider = requireProvider(id)
  const attempt = await createAttempt(ctx, { provider: id, browser: ensureBrowserSecret(ctx) })
  return { url: await authorizationUrl(provider, attempt).catch(throwSocialFailure) }
}
