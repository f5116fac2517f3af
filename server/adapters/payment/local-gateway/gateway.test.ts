import { describe, expect, it } from 'vitest'
import { bankOrigin, loopbackBank } from '@/tests/support/loopback/bank'

const payment = {
  key: 'slug.1',
  orderSlug: 'slug',
  orderNumber: '<b>2026</b>',
  editId: null,
  amount: { cents: 123_456, currency: 'EUR' },
  reference: null,
  subscription: null,
  shopper: { email: 'a@b.example', locale: 'hr' as const },
  urls: { success: 'https://lampa.example/da', failure: 'https://lampa.example/ne', webhook: 'https://lampa.example/n' },
}

async function shown(decision?: string) {
  const bank = loopbackBank()
  const { step } = await bank.provider.start(payment)
  if (step.kind === 'form') await bank.post(step.form)
  if (decision) await bank.press(payment.key, decision)
  const response = await bank.gateway.request(`${bankOrigin}/bank/pay?reference=${payment.key}`)
  return { bank, response, text: await response.text() }
}

describe('the payment page', () => {
  it('shows the amount and the decision, says it is a test, and asks for no card', async () => {
    const { text } = await shown()
    expect(text).toContain('1.234,56\u00a0€')
    expect(text).toContain('ovo nije prava banka')
    for (const decision of ['approve', 'decline', 'slow', 'lostReturn', 'cancel']) expect(text).toContain(`value="${decision}"`)
    expect([...text.matchAll(/<input type="(\w+)"/g)].map(([, type]) => type)).toEqual(['hidden', 'checkbox'])
  })

  it('escapes the order number', async () => {
    const { text } = await shown()
    expect(text).toContain('&lt;b&gt;2026&lt;/b&gt;')
    expect(text).not.toContain('<b>')
  })

  it('runs no script, loads nothing, cannot be framed', async () => {
    const { response, text } = await shown()
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    )
    expect(text).not.toContain('<script')
  })

  it('offers no second decision', async () => {
    const { text } = await shown('decline')
    expect(text).toContain('već riješeno')
    expect(text).toContain('href="https://lampa.example"')
    expect(text).not.toContain('<button')
  })
})

describe('refuses', () => {
  it.each([
    ['an unknown reference', '/bank/pay?reference=x', undefined, 404],
    ['a form without fields', '/bank/pay', new URLSearchParams(), 400],
    ['a decision about nothing', '/bank/decide', new URLSearchParams({ reference: 'x', decision: 'approve' }), 400],
    ['a decision that there is not', '/bank/decide', new URLSearchParams({ reference: payment.key, decision: 'steal' }), 400],
    ['an unsigned request', '/bank/status', JSON.stringify({ merchant: 'lampa', reference: payment.key }), 401],
    ['an unsigned refund', '/bank/refund', JSON.stringify({ merchant: 'lampa', reference: payment.key, key: 'k', amount: 1 }), 401],
    ['a flood', '/bank/pay', 'x'.repeat(65 * 1024), 413],
  ])('%s', async (_, path, body, status) => {
    const { bank } = await shown()
    const response = await bank.gateway.request(`${bankOrigin}${path}`, body === undefined ? {} : { method: 'POST', body })
    expect(response.status).toBe(status)
  })
})
