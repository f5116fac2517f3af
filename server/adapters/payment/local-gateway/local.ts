import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env, type Env } from '@/lib/env'
import { log } from '@/server/core/log'
import type { GatewayConfig } from '../hosted-form/hosted-form'
import { httpCaller, type CallHttp } from '../http-call'
import { localGateway } from './gateway'
import { fileLedger } from './ledger'
import { loadGatewaySecret } from './secret'

/** The installation's test bank and its configuration. `call` reaches it in process. */
export type LocalBank = { app: ReturnType<typeof localGateway>; config: GatewayConfig; call: CallHttp }

export const localGatewayBase = '/api/local-gateway'

let cachedBank: LocalBank | undefined

/** Null if a real gateway is configured, and in production unless PAYMENT_TEST_GATEWAY=on: anybody can approve payments there. */
export function localGatewayBank(): LocalBank | null {
  return isTestGatewayEnabled(env) ? (cachedBank ??= open()) : null
}

/** On in development and on localhost. */
export function isTestGatewayEnabled({ NODE_ENV, SITE_URL, PAYMENT_TEST_GATEWAY, PAYMENT_GATEWAY_URL }: Env): boolean {
  if (PAYMENT_GATEWAY_URL || PAYMENT_TEST_GATEWAY === 'off') return false
  const isAtHome = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(SITE_URL).hostname)
  return PAYMENT_TEST_GATEWAY === 'on' || NODE_ENV !== 'production' || isAtHome
}

function open(): LocalBank {
  if (env.NODE_ENV === 'production' && env.PAYMENT_TEST_GATEWAY === 'on')
    log('warn', 'the test gateway is on: anybody can approve every payment')
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
