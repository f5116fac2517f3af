import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const forwardingHeaders = /^(?:x-forwarded-|x-izlog-|x-real-ip$|x-client-ip$|forwarded$)/
/** What only Next says to itself, and what has let visitors past its proxy or into its renderer (CVE-2025-29927 and its kin). */
const internalHeaders = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-data$|next-resume$)/

/**
 * Settles who asks, before anybody reads it. What proxies say about a request is believed only from as many of them as stand in front of us
 * (TRUST_PROXY); everything else of that kind is taken off. Afterwards `host` is the name that the visitor asked for and
 * `x-izlog-address` the visitor's address.
 */
export function normalizeClientHeaders(req: IncomingMessage, proxies: number) {
  const { headers } = req
  const forwarded =
    proxies > 0 ? { for: headers['x-forwarded-for'], host: headers['x-forwarded-host'], proto: headers['x-forwarded-proto'] } : {}
  for (const name of Object.keys(headers)) if (forwardingHeaders.test(name) || internalHeaders.test(name)) delete headers[name]
  headers['x-izlog-address'] = clientAddress({ chain: headerText(forwarded.for), peer: req.socket.remoteAddress ?? '', proxies })
  const host = lastValue(forwarded.host)
  if (host) headers.host = host
  if (lastValue(forwarded.proto) === 'https') headers['x-forwarded-proto'] = 'https'
}

/** Each proxy appends who it heard from, so the visitor is counted from the right; what stands further left anybody may have written. */
export function clientAddress({ chain, peer, proxies }: { chain: string; peer: string; proxies: number }) {
  const hops = [...chain.split(',').map((hop) => hop.trim()), peer].filter(Boolean)
  return addressForLimits(hops[Math.max(0, hops.length - 1 - proxies)] ?? peer)
}

/**
 * The address that calls are counted by. Of an IPv6 address it is the network of 64 bits, for whoever has one has all of its addresses (RFC 6177);
 * an IPv4 visitor on a socket of both families is one of IPv4.
 */
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

/** Its eight numbers; a URL writes the address in the one way that RFC 5952 knows, with an IPv4 end in hex. */
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
