import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { loopbackBank } from '@/tests/support/loopback/bank'
import { isTestGatewayEnabled, mayUseTestGateway } from '@/server/adapters/payment/local-gateway/local'
import { makeProviders, paymentOrigins } from './providers'

const gateway = {
  PAYMENT_GATEWAY_URL: 'https://plati.banka.example/hpf',
  PAYMENT_GATEWAY_MERCHANT: 'lampa',
  PAYMENT_GATEWAY_SECRET: 'tajna',
}
const payPal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c', PAYPAL_MERCHANT_ID: 'd' }

function practice() {
  const bank = loopbackBank()
  return { app: bank.gateway, config: bank.config, call: () => Promise.reject(new Error('not asked')) }
}

it.each<[string, Record<string, string>, boolean, string[]]>([
  ['nothing', {}, false, []],
  ['a practice bank', {}, true, ['hostedForm']],
  ['a bank', gateway, false, ['hostedForm']],
  ['PayPal', payPal, false, ['paypal']],
  ['everything', { ...gateway, ...payPal }, true, ['hostedForm', 'paypal']],
])('with %s configured, its methods and the manual ones can be used', (_, settings, isPractice, expected) => {
  const made = makeProviders(parseEnv(settings), isPractice ? practice() : null)
  expect([...made.keys()].sort()).toEqual(['bankTransfer', 'cashOnDelivery', ...expected].sort())
})

it('a configured gateway replaces the test gateway', async () => {
  const made = makeProviders(parseEnv(gateway), practice())
  const payment = {
    key: 'slug.1',
    orderSlug: 'slug',
    orderNumber: '2026-000001',
    editId: null,
    amount: { cents: 100, currency: 'EUR' },
    reference: null,
    subscription: null,
    shopper: { email: 'a@b.example', locale: 'hr' as const },
    urls: { success: 'https://lampa.example/', failure: 'https://lampa.example/', webhook: 'https://lampa.example/' },
  }
  expect(await made.get('hostedForm')?.start(payment)).toMatchObject({ step: { form: { action: 'https://plati.banka.example/hpf/pay' } } })
})

it('forms may only be posted to the configured gateway', () => {
  expect(paymentOrigins(parseEnv(gateway))).toEqual(['https://plati.banka.example'])
  expect(paymentOrigins(parseEnv({}))).toEqual([])
})

it('a payment without a provider stays open until a person settles it', async () => {
  const made = makeProviders(parseEnv({}), null)
  const intent = {
    key: 'k',
    orderSlug: 's',
    orderNumber: 'n',
    editId: null,
    amount: { cents: 1, currency: 'EUR' },
    reference: null,
    subscription: null,
  }
  for (const provider of made.values()) {
    expect(await provider.status(intent)).toEqual({ state: 'open' })
    expect(await provider.capture(intent)).toEqual({ state: 'open' })
    await provider.void(intent)
    await expect(provider.refund(intent, { key: 'a', amount: intent.amount })).rejects.toMatchObject({ kind: 'refused' })
    await expect(provider.verifyWebhook(Buffer.from('{}'), new Headers())).rejects.toMatchObject({ kind: 'forged' })
    expect(() => provider.readReturn(new URLSearchParams())).toThrow(expect.objectContaining({ kind: 'forged' }))
  }
})

const home = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }
const world = { NODE_ENV: 'production', SITE_URL: 'https://lampa.example' }

const here = { 'x-izlog-address': '127.0.0.1', host: 'localhost:3000' }
const elsewhere = { 'x-izlog-address': '203.0.113.7', host: 'lampa.example' }

it.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  ['at this machine', { NODE_ENV: 'production' }, here, true],
  ['from elsewhere, of a shop that forgot SITE_URL', { NODE_ENV: 'production' }, elsewhere, false],
  ['from elsewhere under the name of this machine', { NODE_ENV: 'production' }, { ...here, 'x-izlog-address': '203.0.113.7' }, false],
  ['from elsewhere with PAYMENT_TEST_GATEWAY=on in production', { NODE_ENV: 'production', PAYMENT_TEST_GATEWAY: 'on' }, elsewhere, false],
  ['from elsewhere with PAYMENT_TEST_GATEWAY=on in development', { PAYMENT_TEST_GATEWAY: 'on' }, elsewhere, true],
  ['from elsewhere in development', {}, elsewhere, false],
])('a shopper %s may or may not pay at the test gateway', (_, settings, headers, may) => {
  expect(mayUseTestGateway(new Headers(headers), parseEnv(settings))).toBe(may)
})

it.each<[string, Record<string, string>, boolean]>([
  ['in development', { NODE_ENV: 'development', SITE_URL: 'https://lampa.example' }, true],
  ['of a shop that is tried out at home', home, true],
  ['of a shop at home that wants none', { ...home, PAYMENT_TEST_GATEWAY: 'off' }, false],
  ['of a shop that is open to the world', world, false],
  ['of one that calls itself like home', { ...world, SITE_URL: 'https://localhost.lampa.example' }, false],
  ['in production with PAYMENT_TEST_GATEWAY=on', { ...world, PAYMENT_TEST_GATEWAY: 'on' }, false],
  ['beside a bank', { ...home, ...gateway, PAYMENT_TEST_GATEWAY: 'on' }, false],
])('the test gateway %s', (_, settings, isThere) => {
  expect(isTestGatewayEnabled(parseEnv(settings))).toBe(isThere)
})
