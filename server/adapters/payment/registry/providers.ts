import { env, type Env } from '@/lib/env'
import { guardProvider } from '@/server/adapters/payment/guard-provider'
import { hostedForm, type GatewayConfig } from '@/server/adapters/payment/hosted-form/hosted-form'
import { httpCaller } from '@/server/adapters/http/http-call'
import { localGatewayBank, mayUseTestGateway, type LocalBank } from '@/server/adapters/payment/local-gateway/local'
import { offline } from '@/server/adapters/payment/offline'
import { payPal } from '@/server/adapters/payment/paypal/paypal'
import type { PaymentProvider, ProviderName } from '@/server/adapters/payment/port'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'

/** A payment method's columns. */
type Method = { kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'; paymentType: string | null }

type Providers = ReadonlyMap<ProviderName, PaymentProvider>

let cachedProviders: Providers | undefined

/** Created once per process, because circuits and tokens are kept in it. */
function providers(): Providers {
  return (cachedProviders ??= makeProviders(env, localGatewayBank()))
}

/** Replaces the providers in tests; undefined restores them. */
export function replaceProviders(others: readonly PaymentProvider[] | undefined) {
  cachedProviders = others && new Map(others.map((provider) => [provider.name, provider]))
}

/** The provider of a method; null if it is not configured (docs/rules/payments.md#payment-methods). */
export function providerOf({ kind, paymentType }: Method): PaymentProvider | null {
  return providers().get(nameOf(kind, paymentType)) ?? null
}

/** Whether this caller can pay with it: the test bank serves only this machine (docs/rules/payments.md#test-gateway). */
export function isOfferedTo({ headers }: { headers: Headers }, provider: PaymentProvider): boolean {
  const isTestBank = provider.name === 'hostedForm' && !env.PAYMENT_GATEWAY_URL
  return !isTestBank || mayUseTestGateway(headers)
}

/** The provider of a stored name; null if it is not configured. */
export function findProvider(name: string): PaymentProvider | null {
  return new Map<string, PaymentProvider>(providers()).get(name) ?? null
}

/** Origins payment forms may be posted to, for the client's check and the CSP's form-action. */
export function paymentOrigins({ PAYMENT_GATEWAY_URL }: Pick<Env, 'PAYMENT_GATEWAY_URL'> = env): string[] {
  return PAYMENT_GATEWAY_URL ? [new URL(PAYMENT_GATEWAY_URL).origin] : []
}

/** CARD and HPF share the bank's hosted page, for private and company buyers (docs/rules/payments.md#payment-providers). */
function nameOf(kind: Method['kind'], paymentType: string | null): ProviderName {
  if (kind !== 'provider') return kind
  return paymentType === 'PAYPAL' ? 'paypal' : 'hostedForm'
}

export function makeProviders(settings: Env, local: LocalBank | null): Providers {
  const call = httpCaller()
  const deps = { call, now: () => new Date() }
  const list: PaymentProvider[] = [offline('bankTransfer'), offline('cashOnDelivery')]

  const gateway = gatewayOf(settings)
  if (gateway) list.push(guardProvider(hostedForm(gateway, deps), steadyNow))
  else if (local) list.push(guardProvider(hostedForm(local.config, { ...deps, call: local.call }), steadyNow))

  const { PAYPAL_API_URL: apiUrl, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = settings
  const merchantId = settings.PAYPAL_MERCHANT_ID
  if (clientId && secret && webhookId && merchantId) {
    list.push(guardProvider(payPal({ apiUrl, clientId, secret, webhookId, merchantId }, deps), steadyNow))
  }
  return new Map(list.map((provider) => [provider.name, provider]))
}

function gatewayOf(settings: Env): GatewayConfig | null {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_MERCHANT: merchant, PAYMENT_GATEWAY_SECRET: secret } = settings
  if (!url || !merchant || !secret) return null
  return { url, merchant, secret, hash: settings.PAYMENT_GATEWAY_HASH, action: `${url}/pay`, origins: paymentOrigins(settings) }
}
