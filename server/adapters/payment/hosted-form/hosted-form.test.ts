import { describe, expect, it } from 'vitest'
import type { HostedForm } from '@/lib/api/entities/payment-start.schema'
import { loopbackBank } from '@/tests/support/loopback/bank'
import { intentKey, type NewPayment } from '../port'
import { signatureHeader } from './signature'

const payment: NewPayment = {
  key: intentKey('Sl-ug_0123456789abcdefgh', 7),
  orderSlug: 'Sl-ug_0123456789abcdefgh',
  orderNumber: '2026-000123',
  amount: { cents: 4790, currency: 'EUR' },
  reference: 'Sl-ug_0123456789abcdefgh.7',
  subscription: null,
  shopper: { email: 'čitatelj@primjer.hr' },
  urls: {
    success: 'https://lampa.example/naplata/povratak',
    failure: 'https://lampa.example/naplata/povratak?neuspjeh=1',
    webhook: 'https://lampa.example/api/obavijest',
  },
}
const refund = (key: string, cents: number) => ({ key, amount: { cents, currency: 'EUR' } })

type Bank = ReturnType<typeof loopbackBank>

async function formOf({ provider }: Bank, of: NewPayment = payment): Promise<HostedForm> {
  const { step } = await provider.start(of)
  if (step.kind !== 'form') throw new Error('No form was given.')
  return step.form
}

/** The shopper is at the bank. */
async function atTheBank(bank = loopbackBank()) {
  await bank.post(await formOf(bank))
  return bank
}

const place = (response: Response) => new URL(response.headers.get('location') ?? '', 'https://banka.example')

describe('the form', () => {
  it('contains amount in cents, order and URLs, with the intent key as reference', async () => {
    const { provider } = loopbackBank()
    const started = await provider.start(payment)
    expect(started).toMatchObject({
      reference: payment.key,
      step: {
        form: {
          action: 'https://banka.example/bank/pay',
          method: 'POST',
          fields: { amount: '4790', currency: 'EUR', number: '2026-000123' },
        },
      },
    })
    expect(await provider.start(payment)).toEqual(started)
  })

  it.each(['sha256', 'sha512'] as const)('signed with %s opens the bank’s page', async (hash) => {
    const bank = loopbackBank({ hash })
    const response = await bank.post(await formOf(bank))
    expect([response.status, place(response).pathname]).toEqual([303, '/bank/pay'])
    const page = await bank.gateway.request(place(response).href)
    expect([page.status, (await page.text()).includes('47,90')]).toEqual([200, true])
  })

  it('is refused if any field changes', async () => {
    const bank = loopbackBank()
    const form = await formOf(bank)
    for (const name of Object.keys(form.fields)) {
      const tampered = { ...form, fields: { ...form.fields, [name]: `${form.fields[name]}1` } }
      expect([name, (await bank.post(tampered)).status]).toEqual([name, 400])
    }
  })

  it('is not created for a target that is not allowed', async () => {
    const bank = loopbackBank()
    bank.config.action = 'https://zlo.example/bank/pay'
    await expect(bank.provider.start(payment)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('a payment', () => {
  it('is open before and while the shopper decides', async () => {
    const bank = loopbackBank()
    expect(await bank.provider.status(payment)).toEqual({ state: 'open' })
    await atTheBank(bank)
    expect(await bank.provider.status(payment)).toEqual({ state: 'open' })
  })

  it('is settled by the approval, and the browser returns with a signed URL', async () => {
    const bank = await atTheBank()
    const back = place(await bank.press(payment.key, 'approve'))
    expect(back.href).toContain('https://lampa.example/naplata/povratak?')
    expect(bank.provider.readReturn(back.searchParams).reference).toBe(payment.key)
    const settled = { state: 'settled', reported: { amount: payment.amount, payee: 'lampa', orderSlug: payment.orderSlug } }
    expect(await bank.provider.status(payment)).toMatchObject(settled)
    expect(await bank.provider.capture(payment)).toMatchObject(settled)
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('fails by %s, and the browser returns to the failure URL', async (decision, reason) => {
    const bank = await atTheBank()
    expect(place(await bank.press(payment.key, decision)).searchParams.get('neuspjeh')).toBe('1')
    expect(await bank.provider.status(payment)).toEqual({ state: 'failed', reason })
  })

  it('approved slowly is open at the return and settled ten seconds later', async () => {
    const bank = await atTheBank()
    const back = place(await bank.press(payment.key, 'slow', { silent: 'yes' }))
    expect(back.searchParams.get('outcome')).toBe('pending')
    expect(await bank.provider.status(payment)).toEqual({ state: 'open' })
    bank.state.time += 10_000
    expect(await bank.provider.status(payment)).toMatchObject({ state: 'settled' })
  })

  it('with a lost return is settled and reported by webhook', async () => {
    const bank = await atTheBank()
    const response = await bank.press(payment.key, 'lostReturn')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(await bank.provider.status(payment)).toMatchObject({ state: 'settled' })
    expect(bank.state.notices).toHaveLength(1)
  })

  it('is decided once, by the first click', async () => {
    const bank = await atTheBank()
    await bank.press(payment.key, 'decline')
    await bank.press(payment.key, 'approve')
    expect(await bank.provider.status(payment)).toMatchObject({ state: 'failed' })
  })
})

describe('a webhook', () => {
  async function notice(decision = 'approve') {
    const bank = await atTheBank()
    await bank.press(payment.key, decision)
    const [sent] = bank.state.notices
    if (!sent?.body || !sent.headers) throw new Error('No notice came.')
    return { bank, sent, body: Buffer.from(sent.body), headers: new Headers(sent.headers) }
  }

  it('is signed over its raw body and names the payment', async () => {
    const { bank, sent, body, headers } = await notice()
    expect(sent.url).toBe(payment.urls.webhook)
    expect(await bank.provider.verifyWebhook(body, headers)).toMatchObject({ reference: payment.key })
  })

  it('with any byte changed is forged', async () => {
    const { bank, body, headers } = await notice()
    for (let at = 0; at < body.length; at++) {
      const tampered = Buffer.from(body)
      tampered.writeUInt8(body.readUInt8(at) ^ 1, at)
      await expect(bank.provider.verifyWebhook(tampered, headers)).rejects.toMatchObject({ kind: 'forged' })
    }
  })

  it('older or newer than five minutes is forged', async () => {
    const { bank, body, headers } = await notice()
    bank.state.time += 300_000
    expect(await bank.provider.verifyWebhook(body, headers)).toBeDefined()
    bank.state.time += 1000
    await expect(bank.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
    bank.state.time -= 700_000
    await expect(bank.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it.each(['', 't=1,v1=', 't=1763632800,v1=00', 'v1=ab,t=1', 't=x,v1=ab'])('signed %j is forged', async (signature) => {
    const { bank, body } = await notice()
    await expect(bank.provider.verifyWebhook(body, new Headers({ [signatureHeader]: signature }))).rejects.toMatchObject({ kind: 'forged' })
    await expect(bank.provider.verifyWebhook(body, new Headers())).rejects.toMatchObject({ kind: 'forged' })
  })

  it('is repeated twice if it is not accepted, and not sent in silent mode', async () => {
    const bank = await atTheBank()
    bank.state.noticeStatus = 503
    await bank.press(payment.key, 'approve')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(bank.state.notices).toHaveLength(3)

    const silent = await atTheBank()
    await silent.press(payment.key, 'approve', { silent: 'yes' })
    expect(silent.state.notices).toHaveLength(0)
  })
})

describe('a return', () => {
  it.each([
    ['another reference', 'reference', 'other.1'],
    ['another outcome', 'outcome', 'approved'],
    ['another signature', 'signature', '00'],
    ['no signature', 'signature', ''],
  ])('with %s is forged', async (_, name, value) => {
    const bank = await atTheBank()
    const back = place(await bank.press(payment.key, 'decline'))
    back.searchParams.set(name, value)
    expect(() => bank.provider.readReturn(back.searchParams)).toThrow(expect.objectContaining({ kind: 'forged' }))
  })

  it('without parameters is forged', () => {
    expect(() => loopbackBank().provider.readReturn(new URLSearchParams())).toThrow(expect.objectContaining({ kind: 'forged' }))
  })
})

describe('a refund', () => {
  async function paid() {
    const bank = await atTheBank()
    await bank.press(payment.key, 'approve')
    return bank
  }

  it('is made in parts, each once, and never exceeds the payment', async () => {
    const { provider } = await paid()
    await provider.refund(payment, refund('a', 1000))
    await provider.refund(payment, refund('a', 1000))
    expect(await provider.status(payment)).toMatchObject({ state: 'settled' })
    await expect(provider.refund(payment, refund('b', 3791))).rejects.toMatchObject({ kind: 'refused' })
    await provider.refund(payment, refund('c', 3790))
    expect(await provider.status(payment)).toMatchObject({ state: 'refunded' })
  })

  it('is refused before the payment', async () => {
    const { provider } = await atTheBank()
    await expect(provider.refund(payment, refund('a', 1))).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is not needed for a voided payment, which can no longer be approved', async () => {
    const bank = await atTheBank()
    await bank.provider.void(payment)
    await bank.provider.void(payment)
    await bank.press(payment.key, 'approve')
    expect(await bank.provider.status(payment)).toEqual({ state: 'failed', reason: 'cancelled' })
  })

  it('is needed once the bank captured: voiding is refused', async () => {
    const { provider } = await paid()
    await expect(provider.void(payment)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('an answer that', () => {
  it.each<[string, Record<string, unknown>]>([
    ['took a cent less', { amount: 4789 }],
    ['took forints', { currency: 'HUF' }],
    ['paid another shop', { merchant: 'druga' }],
    ['means another order', { order: 'other' }],
  ])('%s is a mismatch', async (_, lie) => {
    const bank = await atTheBank()
    await bank.press(payment.key, 'approve')
    bank.state.tamper = (answer) => ({ ...answer, ...lie })
    await expect(bank.provider.status(payment)).rejects.toMatchObject({ kind: 'mismatch' })
    await expect(bank.provider.capture(payment)).rejects.toMatchObject({ kind: 'mismatch' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['speaks of another payment', { reference: 'other.1' }],
    ['speaks another language', { state: 'plaćeno' }],
    ['names no amount', { amount: null }],
  ])('%s is unavailable', async (_, lie) => {
    const bank = await atTheBank()
    bank.state.tamper = (answer) => ({ ...answer, ...lie })
    await expect(bank.provider.status(payment)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('does not come leaves the form usable; after five calls the circuit opens', async () => {
    const bank = loopbackBank()
    bank.state.isDown = true
    expect((await bank.provider.start(payment)).step.kind).toBe('form')
    for (let time = 0; time < 6; time++) await expect(bank.provider.status(payment)).rejects.toMatchObject({ kind: 'unavailable' })
    bank.state.isDown = false
    await expect(bank.provider.status(payment)).rejects.toMatchObject({ detail: { reason: 'circuit open' } })
    bank.state.time += 30_000
    expect(await bank.provider.status(payment)).toEqual({ state: 'open' })
  })
})
