import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { captchaToken, loopbackCaptcha } from '@/tests/support/loopback/captcha'
import { httpCaller } from '@/server/adapters/http/http-call'
import { googleCaptcha } from './captcha'

let printed = ''
let google: Awaited<ReturnType<typeof loopbackCaptcha>>
beforeAll(async () => void (google = await loopbackCaptcha()))
afterAll(() => google.close())
beforeEach(() => {
  Object.assign(google.state, { mode: 'honest', calls: 0 })
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += String(chunk)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

const hosts = ['pod-lampom.example', 'localhost']
const here = { hostname: 'pod-lampom.example' }
type More = Partial<Parameters<typeof googleCaptcha>[0]>
const open = (more: More = {}) =>
  googleCaptcha({ key: google.key, secret: google.secret, url: google.url, version: '2', minScore: 0.5, ...more })

it.each<[string, '2' | '3', Parameters<typeof captchaToken>[0], 'human' | 'bot']>([
  ['a human on a page of the site', '2', here, 'human'],
  ['a token of another host', '2', { hostname: 'zlo.example' }, 'bot'],
  ['a token without a host', '2', {}, 'bot'],
  ['a human with a good score', '3', { ...here, action: 'form', score: 0.5 }, 'human'],
  ['a score too low', '3', { ...here, action: 'form', score: 0.4 }, 'bot'],
  ['no score', '3', { ...here, action: 'form' }, 'bot'],
  ['a token for another action', '3', { ...here, action: 'login', score: 0.9 }, 'bot'],
  ['a good score on another host', '3', { hostname: 'zlo.example', action: 'form', score: 0.9 }, 'bot'],
])('%s (version %s)', async (_, version, claims, verdict) => {
  expect(await open({ version }).verify(captchaToken(claims), hosts)).toBe(verdict)
})

it('accepts a token once, and no forged one', async () => {
  const token = captchaToken(here)
  expect([await open().verify(token, hosts), await open().verify(token, hosts)]).toEqual(['human', 'bot'])
  expect(await open().verify('izmišljen', hosts)).toBe('bot')
})

it.each<[string, (typeof google.state)['mode'], More]>([
  ['that fails', 'down', {}],
  ['that answers with an unexpected body', 'lying', {}],
  ['that does not answer in time', 'silent', { call: httpCaller({ connectMs: 100, totalMs: 100 }) }],
  ['that refuses the secret', 'honest', { secret: 'kriva' }],
  ['that refuses the connection', 'honest', { url: 'http://127.0.0.1:1/siteverify' }],
])('reports a service %s as unavailable, after one call', async (_, mode, more) => {
  google.state.mode = mode
  expect(await open(more).verify(captchaToken(here), hosts)).toBe('unavailable')
  expect(google.state.calls).toBe(more.url ? 0 : 1)
})

it('logs a wrong setting without the secret', async () => {
  const token = captchaToken(here)
  await open({ secret: 'kriva-tajna' }).verify(token, hosts)
  await open().verify(captchaToken({ hostname: 'zlo.example' }), hosts)
  for (const text of ['invalid-input-secret', 'zlo.example']) expect(printed).toContain(text)
  for (const secret of [token, 'kriva-tajna', google.secret]) expect(printed).not.toContain(secret)
})

it('opens the circuit for 30 s after five failures', async () => {
  let now = 0
  google.state.mode = 'down'
  const captcha = open({ now: () => now })
  for (let i = 0; i < 8; i++) expect(await captcha.verify(captchaToken(here), hosts)).toBe('unavailable')
  expect(google.state.calls).toBe(5)
  google.state.mode = 'honest'
  now = 30_001
  expect(await captcha.verify(captchaToken(here), hosts)).toBe('human')
})
