import type { IncomingMessage } from 'node:http'

const claims = /^(?:x-forwarded-|x-izlog-|x-real-ip$|x-client-ip$|forwarded$)/
/** What only Next says to itself, and what has let visitors past its proxy or into its renderer (CVE-2025-29927 and its kin). */
const inner = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-data$|next-resume$)/

/**
 * Settles who asks, before anybody reads it. What proxies say about a request is believed only from as many of them as stand in front of us
 * (TRUST_PROXY); everything else of that kind is taken off. Afterwards `host` is the name that the visitor asked for and
 * `x-izlog-address` the visitor's address.
 */
export function settleClient(req: IncomingMessage, proxies: number) {
  const { headers } = req
  const forwarded =
    proxies > 0 ? { for: headers['x-forwarded-for'], host: headers['x-forwarded-host'], proto: headers['x-forwarded-proto'] } : {}
  for (const name of Object.keys(headers)) if (claims.test(name) || inner.test(name)) delete headers[name]
  headers['x-izlog-address'] = addressOf({ chain: text(forwarded.for), peer: req.socket.remoteAddress ?? '', proxies })
  const host = last(forwarded.host)
  if (host) headers.host = host
  if (last(forwarded.proto) === 'https') headers['x-forwarded-proto'] = 'https'
}

/** Each proxy appends who it heard from, so the visitor is counted from the right; what stands further left anybody may have written. */
export function addressOf({ chain, peer, proxies }: { chain: string; peer: string; proxies: number }) {
  const hops = [...chain.split(',').map((hop) => hop.trim()), peer].filter(Boolean)
  return plainAddress(hops[Math.max(0, hops.length - 1 - proxies)] ?? peer)
}

/** An IPv4 visitor on a socket of both families. */
function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

function text(header: string | string[] | undefined) {
  return Array.isArray(header) ? header.join(',') : (header ?? '')
}

function last(header: string | string[] | undefined) {
  return text(header).split(',').at(-1)?.trim()
}
