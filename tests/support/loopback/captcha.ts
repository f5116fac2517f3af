import { bodyOf, listen } from './serve'

/** Claims of a token. Our tokens carry them, so pages can create them. */
type TokenClaims = { hostname?: string; action?: string; score?: number; nonce?: string }

let last = 0
export const captchaToken = (claims: TokenClaims) => Buffer.from(JSON.stringify({ nonce: String(++last), ...claims })).toString('base64')

/** A loopback siteverify service. `honest` accepts every token once. */
export async function loopbackCaptcha() {
  const key = 'javni-kljuc-provjere'
  const secret = 'tajna-provjere'
  const state = { mode: 'honest' as 'honest' | 'down' | 'silent' | 'lying', calls: 0, refused: [] as string[] }
  const spent = new Set<string>()

  function judge(form: URLSearchParams): object {
    const token = form.get('response') ?? ''
    const refuse = (code: string) => {
      state.refused.push(code)
      return { success: false, 'error-codes': [code] }
    }
    if (form.get('secret') !== secret) return refuse('invalid-input-secret')
    if (spent.has(token)) return refuse('timeout-or-duplicate')
    spent.add(token)
    const claims = parseToken(token)
    return claims ? { success: true, challenge_ts: '2026-11-20T10:00:00Z', ...claims } : refuse('invalid-input-response')
  }

  const served = await listen((request, response) => {
    const answer = async () => {
      const form = new URLSearchParams((await bodyOf(request)).toString())
      state.calls += 1
      if (state.mode === 'silent') return
      response.writeHead(state.mode === 'down' ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(state.mode === 'lying' ? { success: 'da' } : judge(form)))
    }
    answer().catch(() => response.destroy())
  })
  return { ...served, url: `${served.url}/siteverify`, key, secret, state }
}

function parseToken(token: string): TokenClaims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return typeof claims === 'object' && claims !== null ? claims : null
  } catch {
    return null
  }
}
