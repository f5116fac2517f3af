import { describe, expect, it } from 'vitest'
import { loopbackBank } from '@/tests/support/loopback/bank'
import { signatureHeader } from './signature'
import { bankPayment, locationOf, openBankPage } from '@/tests/support/loopback/bank-shopper'

describe('a webhook', () => {
  async function webhook(decision = 'approve') {
    const bank = await openBankPage()
    await bank.press(bankPayment.key, decision)
    const [sent] = bank.state.webhooks
    if (!sent?.body || !sent.headers) throw new Error('No webhook came.')
    return { bank, sent, body: Buffer.from(sent.body), headers: new Headers(sent.headers) }
  }

  it('is signed over its raw body and names the payment', async () => {
    const { bank, sent, body, headers } = await webhook()
    expect(sent.url).toBe(bankPayment.urls.webhook)
    expect(await bank.provider.verifyWebhook(body, headers)).toMatchObject({ reference: bankPayment.key })
  })

  it('with any byte changed is forged', async () => {
    const { bank, body, headers } = await webhook()
    for (let at = 0; at < body.length; at++) {
      const tampered = Buffer.from(body)
      tampered.writeUInt8(body.readUInt8(at) ^ 1, at)
      await expect(bank.provider.verifyWebhook(tampered, headers)).rejects.toMatchObject({ kind: 'forged' })
    }
  })

  it('older or newer than five minutes is forged', async () => {
    const { bank, body, headers } = await webhook()
    bank.state.time += 300_000
    expect(await bank.provider.verifyWebhook(body, headers)).toBeDefined()
    bank.state.time += 1000
    await expect(bank.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
    bank.state.time -= 700_000
    await expect(bank.provider.verifyWebhook(body, headers)).rejects.toMatchObject({ kind: 'forged' })
  })

  it.each(['', 't=1,v1=', 't=1763632800,v1=00', 'v1=ab,t=1', 't=x,v1=ab'])('signed %j is forged', async (signature) => {
    const { bank, body } = await webhook()
    await expect(bank.provider.verifyWebhook(body, new Headers({ [signatureHeader]: signature }))).rejects.toMatchObject({ kind: 'forged' })
    await expect(bank.provider.verifyWebhook(body, new Headers())).rejects.toMatchObject({ kind: 'forged' })
  })

  it('is repeated twice if it is not accepted, and not sent in silent mode', async () => {
    const bank = await openBankPage()
    bank.state.webhookStatus = 503
    await bank.press(bankPayment.key, 'approve')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(bank.state.webhooks).toHaveLength(3)

    const silent = await openBankPage()
    await silent.press(bankPayment.key, 'approve', { silent: 'yes' })
    expect(silent.state.webhooks).toHaveLength(0)
  })
})

describe('a return', () => {
  it.each([
    ['another reference', 'reference', 'other.1'],
    ['another outcome', 'outcome', 'approved'],
    ['another signature', 'signature', '00'],
    ['no signature', 'signature', ''],
  ])('with %s is forged', async (_, name, value) => {
    const bank = await openBankPage()
    const back = locationOf(await bank.press(bankPayment.key, 'decline'))
    back.searchParams.set(name, value)
    expect(() => bank.provider.readReturn(back.searchParams)).toThrow(expect.objectContaining({ kind: 'forged' }))
  })

  it('without parameters is forged', () => {
    expect(() => loopbackBank().provider.readReturn(new URLSearchParams())).toThrow(expect.objectContaining({ kind: 'forged' }))
  })
})
