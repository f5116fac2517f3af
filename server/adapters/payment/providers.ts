import { env, type Env } from '@/lib/env'
import { guardProvider } from './guard-provider'
import { hostedForm, type GatewayConfig } from './hosted-form/hosted-form'
import { httpCaller } from './http-call'
import { localGatewayBank, type LocalBank } from './local-gateway/local'
import { offline } from './offline'
import { payPal } from './paypal/paypal'
import type { PaymentProvider, ProviderName } from './port'

/** A payment method as the database has it. */
type Method = { kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'; paymentType: string | null }

type Providers = ReadonlyMap<ProviderName, PaymentProvider>

let cachedProviders: Providers | undefined

/** Made at the first use, one of each a process: a provider's circuit and token are its own. */
function providers(): Providers {
  return (cachedProviders ??= makeProviders(env, localGatewayBank()))
}

/** Puts other providers in their place, for tests; undefined puts the configured ones back. */
export function replaceProviders(others: readonly PaymentProvider[] | undefined) {
  cachedProviders = others && new Map(others.map((provider) => [provider.name, provider]))
}

/** Who takes the money of this method; null when this installation has not been set up for it, and the method cannot be offered. */
export function providerOf({ kind, paymentType }: Method): PaymentProvider | null {
  return providers().get(nameOf(kind, paymentType)) ?? null
}

/** By the name that payment_intents keep and notices come under; null for a name that is none, or is no longer set up. */
export function findProvider(name: string): PaymentProvider | null {
  return new Map<string, PaymentProvider>(providers()).get(name) ?? null
}

/** Where payment forms may be posted besides this site: for the forms' check in the browser and for the page's form-action. */
export function paymentOrigins({ PAYMENT_GATEWAY_URL }: Pick<Env, 'PAYMENT_GATEWAY_URL'> = env): string[] {
  return PAYMENT_GATEWAY_URL ? [new URL(PAYMENT_GATEWAY_URL).origin] : []
}

/** CARD and HPF are the same bank's page, for people and for companies (SPEC 9). */
function nameOf(kind: Method['kind'], paymentType: string | null): ProviderName {
  if (kind !== 'provider') return kind
  return paymentType === 'PAYPAL' ? 'paypal' : 'hostedForm'
}

export function makeProviders(settings: Env, local: LocalBank | null): Providers {
  const call = httpCaller()
  const deps = { call, now: () => new Date() }
  const found: PaymentProvider[] = [offline('bankTransfer'), offline('cashOnDelivery')]

  const gateway = gatewayOf(settings)
  if (gateway) found.push(guardProvider(hostedForm(gateway, deps), Date.now))
  else if (local) found.push(guardProvider(hostedForm(local.config, { ...deps, call: local.call }), Date.now))

  const { PAYPAL_API_URL: apiUrl, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = settings
  const merchantId = settings.PAYPAL_MERCHANT_ID
  if (clientId && secret && webhookId && merchantId) {
    found.push(guardProvider(payPal({ apiUrl, clientId, secret, webhookId, merchantId }, deps), Date.now))
  }
  return new Map(found.map((provider) => [provider.name, provider]))
}

function gatewayOf(settings: Env): GatewayConfig | null {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_MERCHANT: merchant, PAYMENT_GATEWAY_SECRET: secret } = settings
  if (!url || !merchant || !secret) return null
  return { url, merchant, secret, hash: settings.PAYMENT_GATEWAY_HASH, action: `${url}/pay`, origins: paymentOrigins(settings) }
}
