import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { bodyOf, listen } from './serve'

export type Person = { sub: string; email?: string; email_verified?: unknown; given_name?: string; family_name?: string }

type Grant = { person: Person; clientId: string; redirectUri: string; nonce: string; challenge: string }

const hour = 3600

/**
 * A loopback OpenID Connect provider. It signs in `state.person` at once; a code works once, with its verifier. Other fields of `state` simulate failures.
 */
export async function openIdProvider({ port = 0 }: { port?: number } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const grants = new Map<string, Grant>()
  const person: Person = { sub: 'ana', email: 'ana@usluga.example', email_verified: true, given_name: 'Ana', family_name: 'Anić' }
  const claims: Record<string, unknown> = {}
  const state = {
    person,
    /** Claims to override in the signed token. */
    claims,
    forged: false,
    denies: false,
    /** Shows a page that asks for the person. */
    asksForEmail: false,
    isDown: false,
    /** Number of code exchanges. */
    exchanges: 0,
  }

  const { url, close } = await listen(async (request, response) => {
    const requestUrl = new URL(request.url ?? '/', url)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.isDown) return void response.destroy()
    switch (requestUrl.pathname) {
      case '/.well-known/openid-configuration':
        return void json(200, description(url))
      case '/jwks':
        return void json(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] })
      case '/authorize': {
        const email = requestUrl.searchParams.get('as')
        if (state.asksForEmail && !email)
          return void response.writeHead(200, { 'content-type': 'text/html' }).end(questionPage(requestUrl.searchParams))
        const someone = email ? { sub: email, email: email, email_verified: true, given_name: 'Lada', family_name: 'Ladić' } : state.person
        return void response.writeHead(302, { location: backWith(requestUrl.searchParams, someone) }).end()
      }
      case '/token': {
        state.exchanges++
        const claims = redeem(new URLSearchParams((await bodyOf(request)).toString()))
        if (!claims) return void json(400, { error: 'invalid_grant' })
        const idToken = signed({ iss: url, ...claims, ...state.claims }, state.forged ? stranger : privateKey)
        return void json(200, { access_token: secret(), token_type: 'bearer', expires_in: hour, id_token: idToken })
      }
      default:
        return void json(404, {})
    }
  }, port)

  /** The return URL with a code for the person. */
  function backWith(query: URLSearchParams, someone: Person): string {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', url)
    if (state.denies) {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = secret()
    const [nonce, challenge, clientId] = ['nonce', 'code_challenge', 'client_id'].map((name) => query.get(name) ?? '')
    grants.set(code, { person: someone, redirectUri, nonce: nonce ?? '', challenge: challenge ?? '', clientId: clientId ?? '' })
    back.searchParams.set('code', code)
    return back.href
  }

  function redeem(form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== verifier) return null
    const now = Math.floor(Date.now() / 1000)
    return { ...grant.person, aud: grant.clientId, nonce: grant.nonce, iat: now, exp: now + hour }
  }

  /** Visits the provider. Returns the query of the redirect. */
  async function visit(address: string) {
    const answer = await fetch(address, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    const param = (name: string) => back.searchParams.get(name) ?? ''
    return { code: param('code'), state: param('state'), iss: param('iss') }
  }

  return { url, state, visit, close }
}

/** The provider's form; it passes the shop's parameters on. */
function questionPage(query: URLSearchParams) {
  const hiddenFields = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${encodeAttribute(value)}">`)
  const field = '<label>E-pošta <input name="as" type="email"></label><button>Prijavi se</button>'
  return `<!doctype html><html lang="hr"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Lampion</title><h1>Lampion</h1>
<form>${hiddenFields.join('')}${field}</form>`
}

function encodeAttribute(value: string) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function description(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

function signed(claims: Record<string, unknown>, key: KeyObject) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: 'k' })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

function secret() {
  return randomBytes(24).toString('base64url')
}
