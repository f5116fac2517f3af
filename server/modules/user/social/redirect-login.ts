import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { socialApi } from '@/lib/api/v1/user/social'
import { signInAddress } from '@/server/adapters/social/open-id'
import type { Ctx } from '@/server/core/context'
import { isForeign } from '@/server/core/cross-site'
import { beginAttempt } from './attempt'
import { ensureBrowserSecret } from './browser-cookie'
import { providerCalled } from './providers'
import { socialFailure } from './social-failure'

export async function redirectLogin(ctx: Ctx, { provider: id }: ParsedOf<typeof socialApi.redirectLogin>) {
  // A read that writes something down and sets a cookie: the middleware looks at writes only.
  if (isForeign(ctx.headers)) throw new AppError('CROSS_SITE')
  const provider = providerCalled(id)
  const attempt = await beginAttempt(ctx, { provider: id, browser: ensureBrowserSecret(ctx) })
  return { url: await signInAddress(provider, attempt).catch(socialFailure) }
}
