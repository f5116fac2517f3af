import type { ParsedOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/core/context'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { openAccount } from '@/server/modules/user/registration/open-account'

export async function register(ctx: Ctx, input: ParsedOf<typeof webUserApi.register>) {
  const { id, token } = await openAccount(ctx, input)
  return (await returnsToken(ctx)) ? { id, verificationToken: token } : { id }
}

/** docs/rules/accounts.md#verification-token */
async function returnsToken(ctx: Ctx) {
  if (env.NODE_ENV === 'production') return false
  return !(await loadSiteSettings(ctx)).checkout.loginAfterRegistration
}
