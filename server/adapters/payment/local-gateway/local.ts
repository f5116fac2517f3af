import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env, type Env } from '@/lib/env'
import { log } from '@/server/core/log'
import { isFromThisMachine, isLoopbackHost } from '@/server/core/http/loopback'
import type { GatewayConfig } from '../hosted-form/hosted-form'
import { httpCaller, type CallHttp } from '@/server/adapters/http/http-call'
import { localGateway } from './gateway'
import { fileLedger } from './ledger'
import { loadGatewaySecret } from './secret'

/** The installation's test bank and its configuration. `call` reaches it in process. */
export type LocalBank = { app: ReturnType<typeof localGateway>; config: GatewayConfig; call: CallHttp }

export const localGatewayBase = '/api/local-gateway'

let cachedBank: LocalBank | undefined

/** Null if a real gateway is configured, and in production unless the shop's own address is this machine: anybody can approve payments there. */
export function localGatewayBank(): LocalBank | null {
  return isTestGatewayEnabled(env) ? (cachedBank ??= open()) : null
}

/** In development, and in production on an address of this machine only (docs/rules/payments.md#test-gateway). */
export function isTestGatewayEnabled({ NODE_ENV, SITE_URL, PAYMENT_TEST_GATEWAY, PAYMENT_GATEWAY_URL }: Env): boolean {
  if (PAYMENT_GATEWAY_URL || PAYMENT_TEST_GATEWAY === 'off') return false
  return NODE_ENV !== 'production' || isLoopbackHost(new URL(SITE_URL).hostname)
}

/**
 * Whether this caller may pay there. The default SITE_URL is an address of this machine, so a public shop that forgot it is told apart by who calls and by
 * which name. PAYMENT_TEST_GATEWAY=on opens it to other machines while developing.
 */
export function mayUseTestGateway(headers: Headers, { NODE_ENV, PAYMENT_TEST_GATEWAY, PAYMENT_GATEWAY_URL }: Env = env): boolean {
  if (PAYMENT_GATEWAY_URL) return false
  return (NODE_ENV !== 'production' && PAYMENT_TEST_GATEWAY === 'on') || isFromThisMachine(headers)
}

function open(): LocalBank {
  if (env.NODE_ENV === 'production') log('warn', 'the test gateway is on: who sits at this machine can approve every payment')
  const folder = path.join(env.DATA_DIR, 'gateway')
  const merchant = env.PAYMENT_GATEWAY_MERCHANT ?? 'vjezba'
  const key = { secret: loadGatewaySecret(folder), hash: env.PAYMENT_GATEWAY_HASH }
  const app = localGateway({
    ...key,
    merchant,
    ledger: fileLedger(folder),
    base: localGatewayBase,
    now: () => new Date(),
    wait: (ms) => pause(ms, undefined, { ref: false }),
    call: httpCaller(),
    slowMs: 10_000,
  })
  const config = { ...key, merchant, action: `${localGatewayBase}/pay`, url: `http://localhost${localGatewayBase}`, origins: [] }
  return { app, config, call: inProcess(app) }
}

function inProcess(app: LocalBank['app']): CallHttp {
  return async ({ method, url, headers, body }) => {
    const response = await app.request(url, { method, headers, body })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}
