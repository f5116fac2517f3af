import { hostedForm } from '@/server/adapters/payment/hosted-form/hosted-form'
import { signatureHeader, signBody, type GatewayKey } from '@/server/adapters/payment/hosted-form/signature'
import { guardProvider } from '@/server/adapters/payment/guard-provider'
import type { CallHttp, HttpCall } from '@/server/adapters/http/http-call'
import { localGateway } from '@/server/adapters/payment/local-gateway/gateway'
import { memoryLedger } from '@/server/adapters/payment/local-gateway/ledger'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { HostedForm } from '@/lib/api/entities/payment-start.schema'

export const bankOrigin = 'https://banka.example'

/**
 * The practice bank and a shop on the test's clock. `webhooks`: those that the bank sent; `isDown` makes it unreachable; `tamper` changes its signed
 * responses.
 */
export function loopbackBank({ hash = 'sha512' }: { hash?: GatewayKey['hash'] } = {}) {
  const key: GatewayKey = { secret: 'zajednička tajna', hash }
  const state = {
    time: Date.parse('2026-11-20T10:00:00Z'),
    webhooks: [] as HttpCall[],
    webhookStatus: 204,
    isDown: false,
    tamper: (answer: Record<string, unknown>) => answer,
  }
  const now = () => new Date(state.time)

  const gateway = localGateway({
    ...key,
    merchant: 'lampa',
    ledger: memoryLedger(),
    base: '/bank',
    now,
    wait: async (ms) => {
      state.time += ms
    },
    call: async (call) => {
      state.webhooks.push(call)
      return { status: state.webhookStatus, headers: new Headers(), body: Buffer.alloc(0) }
    },
    slowMs: 10_000,
  })

  const call: CallHttp = async ({ method, url, headers, body }) => {
    if (state.isDown) throw new ProviderError('unavailable', { reason: 'down' })
    const response = await gateway.request(url, { method, headers, body })
    const honest = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) return { status: response.status, headers: response.headers, body: honest }
    const tampered = JSON.stringify(state.tamper(JSON.parse(honest.toString())))
    return { status: 200, headers: new Headers({ [signatureHeader]: signBody(tampered, now(), key) }), body: Buffer.from(tampered) }
  }

  const config = { ...key, merchant: 'lampa', action: `${bankOrigin}/bank/pay`, url: `${bankOrigin}/bank`, origins: [bankOrigin] }
  const provider = guardProvider(hostedForm(config, { call, now }), () => state.time)

  /** Posts the form like the shopper's browser. */
  async function post(form: HostedForm) {
    return gateway.request(form.action, { method: form.method, body: new URLSearchParams(form.fields) })
  }

  /** Presses a button of the bank's page. Returns its response. */
  async function decide(reference: string, decision: string, more: Record<string, string> = {}) {
    return gateway.request(`${bankOrigin}/bank/decide`, { method: 'POST', body: new URLSearchParams({ reference, decision, ...more }) })
  }

  return { state, key, config, gateway, provider, post, press: decide }
}
