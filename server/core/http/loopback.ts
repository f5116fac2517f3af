/** Names and addresses of this machine only. */

const names = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i
/** `x-izlog-address` counts IPv6 by its network (server/entry/http/client-headers.ts), and ::1 is alone in its own. */
const addresses = /^(?:127(?:\.\d{1,3}){3}|0:0:0:0::\/64)$/

export function isLoopbackHost(host: string): boolean {
  return names.test(host)
}

/** Whether the caller sits at this machine and asked for it by a name of its own. A call within the process has no address. */
export function isFromThisMachine(headers: Headers): boolean {
  const address = headers.get('x-izlog-address')
  const host = headers.get('host')
  return (address === null || addresses.test(address)) && (host === null || isLoopbackHost(host))
}
