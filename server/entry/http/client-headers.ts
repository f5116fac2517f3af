import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { momentHeader } from '@/lib/api/moment'

const forwardingHeaders = /^(?:x-forwarded-|x-izlog-|x-real-ip$|x-client-ip$|forwarded$)/
/** Next-internal headers, which could bypass its proxy or renderer (CVE-2025-29927). */
const internalHeaders = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-data$|next-resume$)/
/** Next's draft mode, which the shop does not use. */
const internalCookies = new Set(['__prerender_bypass', '__next_preview_data'])

/**
 * Normalizes forwarding headers before anything reads them (docs/rules/platform.md#client-address). Afterwards `host` is the requested host and
 * `x-izlog-address` the client address.
 */
export function normalizeClientHeaders(req: IncomingMessage, proxies: number) {
  const { headers } = req
  const forwarded =
    proxies > 0 ? { for: headers['x-forwarded-for'], host: headers['x-forwarded-host'], proto: headers['x-forwarded-proto'] } : {}
  // Of our own headers, a client sends only the moment that staff look at (docs/rules/lens.md#moment-right).
  for (const name of Object.keys(headers))
    if (name !== momentHeader && (forwardingHeaders.test(name) || internalHeaders.test(name))) delete headers[name]
  if (headers.cookie !== undefined) headers.cookie = withoutInternalCookies(headers.cookie)
  if (headers.cookie === '') delete headers.cookie
  headers['x-izlog-address'] = clientAddress({ chain: headerText(forwarded.for), peer: req.socket.remoteAddress ?? '', proxies })
  const host = lastValue(forwarded.host)
  if (host) headers.host = host
  if (lastValue(forwarded.proto) === 'https') headers['x-forwarded-proto'] = 'https'
}

/** The other cookies, as the client sent them. */
function withoutInternalCookies(cookie: string) {
  const pairs = cookie.split(';')
  const kept = pairs.filter((pair) => !internalCookies.has(pair.split('=', 1)[0]?.trim() ?? ''))
  return kept.length === pairs.length ? cookie : kept.join(';').trim()
}

/** Each proxy appends its peer, so the client is counted from the right; entries further left are not trusted. */
export function clientAddress({ chain, peer, proxies }: { chain: string; peer: string; proxies: number }) {
  const hops = [...chain.split(',').map((hop) => hop.trim()), peer].filter(Boolean)
  return addressForLimits(hops[Math.max(0, hops.length - 1 - proxies)] ?? peer)
}

/** The address for rate limits: the /64 network of IPv6 (RFC 6177), the IPv4 part of a mapped address. */
function addressForLimits(address: string) {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const groups = ipv6Groups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups; the URL parser normalizes to RFC 5952 with IPv4 in hex. */
function ipv6Groups(address: string) {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  const known = [...(left ?? []), ...(right ?? [])]
  return [...(left ?? []), ...Array.from({ length: 8 - known.length }, () => 0), ...(right ?? [])]
}

function headerText(header: string | string[] | undefined) {
  return Array.isArray(header) ? header.join(',') : (header ?? '')
}

function lastValue(header: string | string[] | undefined) {
  return headerText(header).split(',').at(-1)?.trim()
}
