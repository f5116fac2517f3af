import { AppError } from '@/lib/api/errors'
import { captcha } from '@/server/adapters/captcha/captcha'
import { env } from '@/lib/env'
import type { Ctx, SiteInfo } from '@/server/core/context'

type Proof = {
  /** A field that no person sees. */
  website?: string
  key?: string
  token?: string
}

/**
 * Lets people through. What fills in a field that nobody sees is a program, with or without a captcha; a captcha that cannot be asked lets nobody
 * through (faults 43). It asks another server, so it has no place in a transaction.
 * @throws CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE
 */
export async function rejectBots({ site }: Pick<Ctx, 'site'>, { website, key, token }: Proof) {
  if (website) throw new AppError('CAPTCHA_FAILED')
  const service = captcha()
  if (!service) return
  const isForOtherKey = key !== undefined && key !== service.widget.key
  if (!token || isForOtherKey) throw new AppError('CAPTCHA_FAILED')
  const verdict = await service.verify(token, siteHosts(site))
  switch (verdict) {
    case 'human':
      return
    case 'bot':
      throw new AppError('CAPTCHA_FAILED')
    case 'unavailable':
      throw new AppError('CAPTCHA_UNAVAILABLE')
  }
  verdict satisfies never
}

/** Where a token of ours may come from; what a request calls itself proves nothing. */
function siteHosts({ domains, url }: SiteInfo) {
  return [...domains, new URL(url).hostname, new URL(env.SITE_URL).hostname]
}
