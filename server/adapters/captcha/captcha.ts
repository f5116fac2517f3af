import { z } from 'zod'
import { captchaAction } from '@/lib/api/entities/form.schema'
import { env } from '@/lib/env'
import { log } from '@/server/core/log'
import { circuitBreaker } from '@/server/adapters/http/circuit-breaker'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { httpCaller, type CallHttp } from '@/server/adapters/http/http-call'
import { ProviderError } from '@/server/adapters/http/provider-error'

/** Tells people and bots apart. */
export type Captcha = {
  /** Site key and version for the browser's widget. */
  widget: { key: string; version: '2' | '3' }
  /** 'unavailable' when the service does not answer. `hosts` are the site's own. Never throws, takes 3 s at most. */
  verify(token: string, hosts: readonly string[]): Promise<'human' | 'bot' | 'unavailable'>
}

const timeouts = { connectMs: 1500, totalMs: 3000 }
const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

type Options = Captcha['widget'] & { secret: string; url: string; minScore: number; call?: CallHttp; now?: () => number }

/**
 * Google's reCAPTCHA. A token is valid once, so calls are not repeated; the circuit opens for 30 s after five failures
 * (docs/rules/content.md#form-bots).
 */
export function googleCaptcha({ key, version, secret, url, minScore, call = httpCaller(timeouts), now = steadyNow }: Options): Captcha {
  const guarded = circuitBreaker(now)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }

  async function verify(token: string) {
    const body = new URLSearchParams({ secret, response: token }).toString()
    const reply = await call({ method: 'POST', url, headers, body, isRepeatable: false })
    const verdict = reply.status === 200 ? Verdict.safeParse(parseJson(reply.body)) : undefined
    if (!verdict?.success) throw new ProviderError('unavailable', { reason: `the captcha answered ${reply.status} with something else` })
    const wrongSecret = verdict.data['error-codes'].find((code) => code.endsWith('-secret'))
    if (wrongSecret) throw new ProviderError('unavailable', { reason: `RECAPTCHA_SECRET: ${wrongSecret}` })
    return verdict.data
  }

  function isHuman({ success, hostname = '', action, score = 0 }: z.output<typeof Verdict>, hosts: readonly string[]) {
    const isOwnHost = success && hosts.includes(hostname)
    return version === '2' ? isOwnHost : isOwnHost && action === captchaAction && score >= minScore
  }

  return {
    widget: { key, version },
    async verify(token, hosts) {
      try {
        const verdict = await guarded(() => verify(token))
        if (isHuman(verdict, hosts)) return 'human'
        log('info', 'the captcha rates a form as sent by a bot', verdict)
        return 'bot'
      } catch (error) {
        log('warn', 'the captcha could not be asked', { error })
        return 'unavailable'
      }
    },
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

let shared: Captcha | null | undefined

/** The configured captcha; null for none. */
export function captcha(): Captcha | null {
  if (shared !== undefined) return shared
  const { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret, RECAPTCHA_VERSION: version } = env
  const settings = { url: env.RECAPTCHA_VERIFY_URL, minScore: env.RECAPTCHA_MIN_SCORE }
  return (shared = key && secret ? googleCaptcha({ key, secret, version, ...settings }) : null)
}

/** For tests. */
export function replaceCaptcha(other: Captcha | null) {
  shared = other
}
