import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Account = { accessKeyId: string; secretAccessKey: string; region: string }
type Claims = { credential: string; signed: string[]; signature: string; date: string; payload: string }

/**
 * Judges a call by AWS Signature Version 4, in its headers or in its address. Written from the specification and without the shop's signer, so that a fault of that
 * shows. @returns the code of the refusal, or null
 */
export function judgeSignature(request: IncomingMessage, url: URL, account: Account, now = Date.now()): string | null {
  const claims = claimsOf(request, url)
  if (!claims) return 'AccessDenied'
  const [keyId, day = '', region, service, end] = claims.credential.split('/')
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  if (!claims.signed.includes('host') || !signsItsOwn(request, claims)) return 'AccessDenied'
  const since = now - Date.parse(claims.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const expires = url.searchParams.get('X-Amz-Expires')
  if (!(Math.abs(since) < 15 * 60_000) && expires === null) return 'RequestTimeTooSkewed'
  if (expires !== null && since > Number(expires) * 1000) return 'AccessDenied'

  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    headersOf(request, claims.signed),
    claims.signed.join(';'),
    claims.payload,
  ]
  const text = ['AWS4-HMAC-SHA256', claims.date, `${day}/${region}/s3/aws4_request`, sha256(canonical.join('\n'))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>((at, part) => hmac(at, part), `AWS4${account.secretAccessKey}`)
  return hmac(key, text).toString('hex') === claims.signature ? null : 'SignatureDoesNotMatch'
}

function claimsOf({ headers }: IncomingMessage, url: URL): Claims | null {
  const query = (name: string) => url.searchParams.get(name) ?? ''
  if (url.searchParams.has('X-Amz-Signature')) {
    const signed = query('X-Amz-SignedHeaders').split(';')
    const payload = 'UNSIGNED-PAYLOAD'
    return { credential: query('X-Amz-Credential'), signed, signature: query('X-Amz-Signature'), date: query('X-Amz-Date'), payload }
  }
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(headers.authorization ?? '')
  if (!match) return null
  const [, credential = '', signed = '', signature = ''] = match
  const [date, payload] = [headers['x-amz-date'], headers['x-amz-content-sha256']].map(String)
  return { credential, signed: signed.split(';'), signature, date: date ?? '', payload: payload ?? '' }
}

/** Headers of the service itself must be signed. */
function signsItsOwn({ headers }: IncomingMessage, { signed }: Claims) {
  return Object.keys(headers).every((name) => !name.startsWith('x-amz-') || signed.includes(name))
}

function headersOf({ headers }: IncomingMessage, signed: readonly string[]) {
  return signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
}

function canonicalQuery(url: URL) {
  const encode = (text: string) => encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const pairs = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.toSorted().join('&')
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
