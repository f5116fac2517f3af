import type { SiteInfo } from '@/server/core/context'

/** Whom passkeys are for: the host name they are bound to, and the origins that may use them. */
type RelyingParty = { host: string; origins: string[] }

/** Only host names of the site count; a request through any other belongs to the site's own address (docs/rules/accounts.md#passkey-host). */
export function relyingParty({ site, headers }: { site: Pick<SiteInfo, 'url' | 'domains'>; headers: Headers }): RelyingParty {
  const own = new URL(site.url)
  const authority = headers.get('host')?.toLowerCase() ?? own.host
  const name = authority.replace(/:\d+$/, '')
  const isOwn = name === own.hostname || site.domains.includes(name)
  if (!isOwn) return { host: own.hostname, origins: [own.origin] }
  // Browsers make passkeys over http for localhost alone.
  return { host: name, origins: [`https://${authority}`, ...(own.protocol === 'http:' ? [`http://${authority}`] : [])] }
}
