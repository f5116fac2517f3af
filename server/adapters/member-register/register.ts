import { z } from 'zod'
import { env } from '@/lib/env'
import { circuitBreaker } from '@/server/adapters/http/circuit-breaker'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { httpCaller, type CallHttp } from '@/server/adapters/http/http-call'
import { ProviderError } from '@/server/adapters/http/provider-error'

/** An external register of members, e.g. a loyalty system. */
export type MemberRegister = {
  /** 'unavailable' when it does not answer. Never throws, takes 2 s at most. */
  hasCard(barcode: string): Promise<boolean | 'unavailable'>
}

const timeouts = { connectMs: 1000, totalMs: 2000 }
const Answer = z.object({ isValid: z.boolean() })

type Options = { url: string; token: string | undefined; call?: CallHttp; now?: () => number }

/**
 * Calls `GET {url}/{barcode}` and expects `{ "isValid": true }`; 404 is invalid. The circuit opens for 30 s after five failures
 * (docs/rules/accounts.md#member-register).
 */
export function httpRegister({ url, token, call = httpCaller(timeouts), now = steadyNow }: Options): MemberRegister {
  const guarded = circuitBreaker(now)
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }

  async function ask(barcode: string): Promise<boolean> {
    const reply = await call({ method: 'GET', url: `${url}/${encodeURIComponent(barcode)}`, headers, isRepeatable: true })
    if (reply.status === 404) return false
    const answer = reply.status === 200 ? Answer.safeParse(parseJson(reply.body)) : undefined
    if (!answer?.success)
      throw new ProviderError('unavailable', { reason: `the member register answered ${reply.status} with something else` })
    return answer.data.isValid
  }

  return {
    hasCard: (barcode) => guarded(() => ask(barcode)).catch((): 'unavailable' => 'unavailable'),
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

let shared: MemberRegister | null | undefined

/** The configured register; null for none. */
export function memberRegister(): MemberRegister | null {
  shared ??= env.MEMBER_REGISTER_URL ? httpRegister({ url: env.MEMBER_REGISTER_URL, token: env.MEMBER_REGISTER_TOKEN }) : null
  return shared
}

/** For tests. */
export function replaceMemberRegister(register: MemberRegister | null) {
  shared = register
}
