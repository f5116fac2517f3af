import { AppError } from '@/lib/api/errors'
import { captcha } from '@/server/adapters/captcha/captcha'
import { env } from '@/lib/env'
import type { Ctx, SiteInfo } from '@/server/core/context'

type Proof = {
  /** A honeypot field. */
  website?: string
  key?: string
  token?: string
}

/**
 * Refuses bots by honeypot and captcha (docs/rules/content.md#form-bots). Calls another server, so not within a transaction. @throws
 * CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE
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

/** Hosts of valid captcha tokens: from configuration, since request headers prove nothing. */
function siteHosts({ domains, url }: SiteInfo) {
  return [...domains, new URL(url).hostname, new URL(env.SITE_URL).hostname]
}
