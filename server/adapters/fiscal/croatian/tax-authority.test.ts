import { createHash, createPrivateKey, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FiscalInvoice } from '@/server/adapters/fiscal/port'
import { loopbackAuthority } from '@/tests/support/loopback/tax-authority'
import { selfSigned } from '@/tests/support/self-signed'
import { issuerName, readCertificate, serialNumber } from './certificate'
import { fiscalMoment } from './formats'
import { requestXml } from './request-xml'
import { signRequest } from './sign-request'
import { taxAuthority } from './tax-authority'

const oib = '99007123051'
const pem = selfSigned()
const invoice: FiscalInvoice = {
  oib,
  isInVatSystem: true,
  issuedAt: new Date('2026-11-21T09:30:05.000Z'),
  sequence: 12,
  premises: 'WEB',
  till: '1',
  vatByRate: [
    { rate: 25, baseCents: 360, vatCents: 90 },
    { rate: 5, baseCents: 2486, vatCents: 124 },
  ],
  totalCents: 3060,
  payment: 'K',
  buyerOib: null,
}
const report = {
  zki: 'a'.repeat(32),
  isLate: false,
  messageId: '00000000-0000-4000-8000-000000000001',
  sentAt: new Date('2026-11-21T09:30:06Z'),
}

let authority: Awaited<ReturnType<typeof loopbackAuthority>>
beforeAll(async () => {
  authority = await loopbackAuthority()
})
afterAll(() => authority.close())
beforeEach(() => {
  authority.state.mode = 'honest'
  authority.state.requests.length = 0
})

const portAt = (own: Partial<Parameters<typeof taxAuthority>[0]> = {}) =>
  taxAuthority({ url: authority.url, oib, operatorOib: oib, pem, hash: 'sha256', timeoutMs: 1000, ...own })

// docs/rules/fiscal.md#fiscal-zki
describe('the protection code', () => {
  it('is the MD5 of the RSA-SHA1 signature of what the law lists', () => {
    const text = `${oib}21.11.2026 10:30:0512WEB130.60`
    const expected = createHash('md5')
      .update(sign('RSA-SHA1', Buffer.from(text), createPrivateKey(pem)))
      .digest('hex')
    expect(portAt().protectionCode(invoice)).toBe(expected)
  })

  it.each([
    ['the total', { totalCents: -3060 }],
    ['the number', { sequence: 13 }],
    ['the second', { issuedAt: new Date('2026-11-21T09:30:06.000Z') }],
    ['the premises', { premises: 'WEB2' }],
  ])('changes with %s', (_, own) => expect(portAt().protectionCode({ ...invoice, ...own })).not.toBe(portAt().protectionCode(invoice)))

  it.each([
    ['2026-06-30T22:00:00Z', '01.07.2026 00:00:00'],
    ['2026-12-31T23:00:00Z', '01.01.2027 00:00:00'],
  ])('takes the moment %s in Zagreb', (moment, text) => expect(fiscalMoment(new Date(moment))).toBe(text))
})

// docs/rules/fiscal.md#fiscal-signature
describe('a report', () => {
  it.each(['sha256', 'sha1'] as const)('is signed with %s, says what the law asks for and brings the JIR', async (hash) => {
    const jir = await portAt({ hash }).report(invoice, report)
    expect(authority.state.jirs.at(-1)).toBe(jir)
    expect(authority.state.requests).toEqual([
      {
        IdPoruke: report.messageId,
        DatumVrijeme: '21.11.2026T10:30:06',
        Oib: oib,
        USustPdv: 'true',
        DatVrijeme: '21.11.2026T10:30:05',
        OznSlijed: 'P',
        BrOznRac: '12',
        OznPosPr: 'WEB',
        OznNapUr: '1',
        Stopa: '25.00 5.00',
        Osnovica: '3.60 24.86',
        Iznos: '0.90 1.24',
        IznosUkupno: '30.60',
        NacinPlac: 'K',
        OibOper: oib,
        ZastKod: report.zki,
        NakDost: 'false',
      },
    ])
  })

  it('names the buyer’s OIB, what bears no VAT, and that it is late', async () => {
    const vatByRate = [...invoice.vatByRate, { rate: 0, baseCents: 100, vatCents: 0 }]
    await portAt().report({ ...invoice, vatByRate, buyerOib: '12345678903' }, { ...report, isLate: true })
    expect(authority.state.requests[0]).toMatchObject({ IznosOslobPdv: '1.00', OibPrimateljaRacuna: '12345678903', NakDost: 'true' })
  })

  // docs/rules/fiscal.md#fiscal-vat
  it('of an invoice without VAT says whether the company is in its system', async () => {
    const exempt = { ...invoice, vatByRate: [{ rate: 0, baseCents: 3060, vatCents: 0 }] }
    await portAt().report(exempt, report)
    await portAt().report({ ...exempt, isInVatSystem: false }, report)
    expect(authority.state.requests).toMatchObject([{ USustPdv: 'true', IznosOslobPdv: '30.60' }, { USustPdv: 'false' }])
    expect(authority.state.requests[1]).not.toHaveProperty('IznosOslobPdv')
  })

  it('is not accepted once a letter of it changes', async () => {
    const signed = signRequest(requestXml(invoice, report, oib), readCertificate(pem), 'sha256')
    const send = async (body: string) => {
      const response = await fetch(authority.url, { method: 'POST', body: `<e>${body}</e>` })
      return response.text()
    }
    expect(await send(signed)).toContain('<tns:Jir>')
    expect(await send(signed.replace('30.60', '30.61'))).toContain('s004')
  })

  it.each([
    ['a refusal', 'refuses', { kind: 'refused', message: 's005: OIB iz poruke nije jednak OIB-u iz certifikata.' }],
    ['an error page', 'down', { kind: 'unavailable' }],
    ['silence', 'hangs', { kind: 'unavailable' }],
    ['the answer to another message', 'wanders', { kind: 'unavailable', message: 'The answer is about another message.' }],
  ] as const)('ends with %s as an error', async (_, mode, failure) => {
    authority.state.mode = mode
    await expect(portAt({ timeoutMs: 200 }).report(invoice, report)).rejects.toMatchObject(failure)
  })

  it('to nobody ends as an error', async () => {
    authority.state.mode = 'hangs'
    await expect(portAt({ timeoutMs: 60_000 }).report(invoice, { ...report, timeoutMs: 100 })).rejects.toMatchObject({
      kind: 'unavailable',
    })
    await expect(portAt({ url: 'http://127.0.0.1:1' }).report(invoice, report)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('the certificate', () => {
  it('is named by its issuer, the most specific part first, and a decimal number', () => {
    const { certificate } = readCertificate(pem)
    expect(issuerName(certificate)).toBe('CN=FISKAL 1,O=Pod lampom d.o.o. HR99007123051,C=HR')
    expect(serialNumber(certificate)).toBe('662316')
  })

  it('must belong to the key', () => {
    const [key = ''] = pem.split('-----BEGIN CERTIFICATE')
    const [, foreign = ''] = selfSigned().split('-----BEGIN CERTIFICATE')
    expect(() => readCertificate(key)).toThrow(/no certificate/)
    expect(() => readCertificate(`${key}-----BEGIN CERTIFICATE${foreign}`)).toThrow(/no certificate/)
    expect(() => readCertificate('nešto')).toThrow(/no private key/)
  })
})
