import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/server/log'
import type { GatewayConfig } from '../hosted-form/hosted-form'
import { httpCaller, type CallHttp } from '../http-call'
import { localGateway } from './gateway'
import { fileLedger } from './ledger'
import { ownSecret } from './secret'

/** The practice bank of this installation, and what the shop must know to use it. `call` asks it without leaving the process. */
export type LocalBank = { app: ReturnType<typeof localGateway>; config: GatewayConfig; call: CallHttp }

export const localBase = '/api/local-gateway'

let made: LocalBank | undefined

/** Null where a real gateway is configured, and in production unless PAYMENT_TEST_GATEWAY asks for it: anybody can approve anything there. */
export function localBank(): LocalBank | null {
  const isWanted = env.PAYMENT_TEST_GATEWAY === 'on' || (env.PAYMENT_TEST_GATEWAY === 'auto' && env.NODE_ENV !== 'production')
  if (env.PAYMENT_GATEWAY_URL || !isWanted) return null
  return (made ??= open())
}

function open(): LocalBank {
  if (env.NODE_ENV === 'production') log('warn', 'the practice bank is on: every payment can be approved by anybody')
  const folder = path.join(env.DATA_DIR, 'gateway')
  const merchant = env.PAYMENT_GATEWAY_MERCHANT ?? 'vjezba'
  const key = { secret: ownSecret(folder), hash: env.PAYMENT_GATEWAY_HASH }
  const app = localGateway({
    ...key,
    merchant,
    ledger: fileLedger(folder),
    base: localBase,
    now: () => new Date(),
    wait: (ms) => pause(ms, undefined, { ref: false }),
    call: httpCaller(),
    slowMs: 10_000,
  })
  const config = { ...key, merchant, action: `${localBase}/pay`, url: `http://localhost${localBase}`, origins: [] }
  return { app, config, call: inProcess(app) }
}

function inProcess(app: LocalBank['app']): CallHttp {
  return async ({ method, url, headers, body }) => {
    const response = await app.request(url, { method, headers, body })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}
