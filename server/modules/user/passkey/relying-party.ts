import type { SiteInfo } from '@/server/core/context'

/** Whom passkeys are for: the host name they are bound to, and the origins that may use them. */
type RelyingParty = { host: string; origins: string[] }

/** Only host names of the site count; a request through any other belongs to the site's own address (docs/rules/accounts.md#passkey-host). */
export function relyingParty({ site, headers }: { site: Pick<SiteInfo, 'url' | 'domains'>; headers: Headers }): RelyingParty {
  const siteUrl = new URL(site.url)
  const authority = headers.get('host')?.toLowerCase() ?? siteUrl.host
  const name = authority.replace(/:\d+$/, '')
  const isOwn = name === siteUrl.hostname || site.domains.includes(name)
  if (!isOwn) return { host: siteUrl.hostname, origins: [siteUrl.origin] }
  // Browsers make passkeys over http for localhost alone.
  return { host: name, origins: [`https://${authority}`, ...(siteUrl.protocol === 'http:' ? [`http://${authority}`] : [])] }
}
