import { describe, expect, it } from 'vitest'
import { loopbackBank } from '@/tests/support/loopback/bank'
import { bankPayment, locationOf, openBankPage, startForm } from '@/tests/support/loopback/bank-shopper'

const refund = (key: string, cents: number) => ({ key, amount: { cents, currency: 'EUR' } })

describe('the form', () => {
  it('contains amount in cents, order and URLs, with the intent key as reference', async () => {
    const { provider } = loopbackBank()
    const started = await provider.start(bankPayment)
    expect(started).toMatchObject({
      reference: bankPayment.key,
      step: {
        form: {
          action: 'https://banka.example/bank/pay',
          method: 'POST',
          fields: { amount: '4790', currency: 'EUR', number: '2026-000123' },
        },
      },
    })
    expect(await provider.start(bankPayment)).toEqual(started)
  })

  it.each(['sha256', 'sha512'] as const)('signed with %s opens the bank’s page', async (hash) => {
    const bank = loopbackBank({ hash })
    const response = await bank.post(await startForm(bank))
    expect([response.status, locationOf(response).pathname]).toEqual([303, '/bank/pay'])
    const page = await bank.gateway.request(locationOf(response).href)
    expect([page.status, (await page.text()).includes('47,90')]).toEqual([200, true])
  })

  it('is refused if any field changes', async () => {
    const bank = loopbackBank()
    const form = await startForm(bank)
    for (const name of Object.keys(form.fields)) {
      const tampered = { ...form, fields: { ...form.fields, [name]: `${form.fields[name]}1` } }
      expect([name, (await bank.post(tampered)).status]).toEqual([name, 400])
    }
  })

  it('is not created for a target that is not allowed', async () => {
    const bank = loopbackBank()
    bank.config.action = 'https://zlo.example/bank/pay'
    await expect(bank.provider.start(bankPayment)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('a payment', () => {
  it('is open before and while the shopper decides', async () => {
    const bank = loopbackBank()
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'open' })
    await openBankPage(bank)
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'open' })
  })

  it('is settled by the approval, and the browser returns with a signed URL', async () => {
    const bank = await openBankPage()
    const back = locationOf(await bank.press(bankPayment.key, 'approve'))
    expect(back.href).toContain('https://lampa.example/naplata/povratak?')
    expect(bank.provider.readReturn(back.searchParams).reference).toBe(bankPayment.key)
    const settled = { state: 'settled', reported: { amount: bankPayment.amount, payee: 'lampa', orderSlug: bankPayment.orderSlug } }
    expect(await bank.provider.status(bankPayment)).toMatchObject(settled)
    expect(await bank.provider.capture(bankPayment)).toMatchObject(settled)
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('fails by %s, and the browser returns to the failure URL', async (decision, reason) => {
    const bank = await openBankPage()
    expect(locationOf(await bank.press(bankPayment.key, decision)).searchParams.get('neuspjeh')).toBe('1')
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'failed', reason })
  })

  it('approved slowly is pending at the return and settled ten seconds later', async () => {
    const bank = await openBankPage()
    const back = locationOf(await bank.press(bankPayment.key, 'slow', { silent: 'yes' }))
    expect(back.searchParams.get('outcome')).toBe('pending')
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'open', isPending: true })
    bank.state.time += 10_000
    expect(await bank.provider.status(bankPayment)).toMatchObject({ state: 'settled' })
  })

  it('with a lost return is settled and reported by webhook', async () => {
    const bank = await openBankPage()
    const response = await bank.press(bankPayment.key, 'lostReturn')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(await bank.provider.status(bankPayment)).toMatchObject({ state: 'settled' })
    expect(bank.state.webhooks).toHaveLength(1)
  })

  it('is decided once, by the first click', async () => {
    const bank = await openBankPage()
    await bank.press(bankPayment.key, 'decline')
    await bank.press(bankPayment.key, 'approve')
    expect(await bank.provider.status(bankPayment)).toMatchObject({ state: 'failed' })
  })
})

describe('a refund', () => {
  async function paid() {
    const bank = await openBankPage()
    await bank.press(bankPayment.key, 'approve')
    return bank
  }

  it('is made in parts, each once, and never exceeds the payment', async () => {
    const { provider } = await paid()
    await provider.refund(bankPayment, refund('a', 1000))
    await provider.refund(bankPayment, refund('a', 1000))
    expect(await provider.status(bankPayment)).toMatchObject({ state: 'settled' })
    await expect(provider.refund(bankPayment, refund('b', 3791))).rejects.toMatchObject({ kind: 'refused' })
    await provider.refund(bankPayment, refund('c', 3790))
    expect(await provider.status(bankPayment)).toMatchObject({ state: 'refunded' })
  })

  it('is refused before the payment', async () => {
    const { provider } = await openBankPage()
    await expect(provider.refund(bankPayment, refund('a', 1))).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is not needed for a voided payment, which can no longer be approved', async () => {
    const bank = await openBankPage()
    await bank.provider.void(bankPayment)
    await bank.provider.void(bankPayment)
    await bank.press(bankPayment.key, 'approve')
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'failed', reason: 'cancelled' })
  })

  it('is needed once the bank captured: voiding is refused', async () => {
    const { provider } = await paid()
    await expect(provider.void(bankPayment)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('an answer that', () => {
  it.each<[string, Record<string, unknown>]>([
    ['took a cent less', { amount: 4789 }],
    ['took forints', { currency: 'HUF' }],
    ['paid another shop', { merchant: 'druga' }],
    ['means another order', { order: 'other' }],
  ])('%s is a mismatch', async (_, lie) => {
    const bank = await openBankPage()
    await bank.press(bankPayment.key, 'approve')
    bank.state.tamper = (answer) => ({ ...answer, ...lie })
    await expect(bank.provider.status(bankPayment)).rejects.toMatchObject({ kind: 'mismatch' })
    await expect(bank.provider.capture(bankPayment)).rejects.toMatchObject({ kind: 'mismatch' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['speaks of another payment', { reference: 'other.1' }],
    ['speaks another language', { state: 'plaćeno' }],
    ['names no amount', { amount: null }],
  ])('%s is unavailable', async (_, lie) => {
    const bank = await openBankPage()
    bank.state.tamper = (answer) => ({ ...answer, ...lie })
    await expect(bank.provider.status(bankPayment)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('does not come leaves the form usable; after five calls the circuit opens', async () => {
    const bank = loopbackBank()
    bank.state.isDown = true
    expect((await bank.provider.start(bankPayment)).step.kind).toBe('form')
    for (let time = 0; time < 6; time++) await expect(bank.provider.status(bankPayment)).rejects.toMatchObject({ kind: 'unavailable' })
    bank.state.isDown = false
    await expect(bank.provider.status(bankPayment)).rejects.toMatchObject({ detail: { reason: 'circuit open' } })
    bank.state.time += 30_000
    expect(await bank.provider.status(bankPayment)).toEqual({ state: 'open' })
  })
})
