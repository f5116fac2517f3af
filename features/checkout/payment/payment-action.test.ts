import { describe, expect, it } from 'vitest'
import { parsePaymentAction } from './payment-action'

const bank = 'https://plati.banka.example'
const form = { action: `${bank}/pay`, method: 'POST', fields: { amount: '100', reference: 'a.1' } }
const payload = {
  isSubscription: false,
  plan_id: '',
  quantity: 1,
  orderId: 'ORD-1',
  total: 19.9,
  scriptUrl: 'https://www.paypal.com/sdk/js?client-id=a',
}

describe('parsePaymentAction', () => {
  it('returns nothing, a form or PayPal', () => {
    expect(parsePaymentAction('', [])).toEqual({ kind: 'none' })
    expect(parsePaymentAction(JSON.stringify(form), [bank])).toEqual({ kind: 'form', form })
    expect(parsePaymentAction(JSON.stringify({ ...form, action: '/api/local-gateway/pay' }), [])).toMatchObject({ kind: 'form' })
    expect(parsePaymentAction(payload, [])).toEqual({ kind: 'paypal', payload })
  })

  it.each<[string, string]>([
    ['markup', '<form action="https://plati.banka.example/pay" method="post"></form><script>alert(1)</script>'],
    ['a javascript: URL', JSON.stringify({ ...form, action: 'javascript:alert(1)' })],
    ['another host', JSON.stringify({ ...form, action: 'https://zlo.example/pay' })],
    ['a host with the same prefix', JSON.stringify({ ...form, action: `${bank}.zlo.example/pay` })],
    ['a protocol-relative URL', JSON.stringify({ ...form, action: '//zlo.example/pay' })],
    ['another method', JSON.stringify({ ...form, method: 'GET' })],
    ['fields that are no object', JSON.stringify({ action: form.action, method: 'POST', fields: 'x' })],
    ['no object', 'null'],
  ])('rejects %s', (_, html) => {
    expect(() => parsePaymentAction(html, [bank])).toThrow('unknown place')
  })

  it('rejects a script that is not PayPal’s', () => {
    for (const scriptUrl of [
      'https://www.paypal.com.zlo.example/sdk/js?a',
      'https://zlo.example/sdk/js?a',
      '/sdk/js?a',
      'http://www.paypal.com/sdk/js?a',
    ]) {
      expect(() => parsePaymentAction({ ...payload, scriptUrl }, [])).toThrow('unknown place')
    }
  })
})
