import { describe, expect, it } from 'vitest'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { become, guestOrder, mailAbout } from '@/tests/api/v1/document/support'
import { pdfPages } from '@/tests/support/pdf-text'
import { createMerchant } from '@/tests/support/users'
import { openFiscalShop, receiptsOf, setEnv, sweep } from './support'

const { db } = database()
const accountant = await createMerchant('invoices')
const { authority, paidOrder, shop } = await openFiscalShop()

const listed = async (orderNumber: string) => (await accountant.call(officeInvoiceApi.filter, { q: orderNumber })).records

describe('the PDF', () => {
  const textOf = async (id: number) => {
    const { url } = await accountant.call(officeInvoiceApi.pdf, { id })
    return pdfPages(Buffer.from(await (await app.request(url)).arrayBuffer())).join('\n')
  }

  // docs/rules/fiscal.md#fiscal-print
  it('prints the ZKI at once and the JIR once it is known', async () => {
    const { receipt } = await paidOrder()
    const before = await textOf(receipt.invoiceId)
    expect(before).toContain(`ZKI: ${receipt.zki}`)
    expect(before).toContain('Bez JIR-a')
    await sweep()
    const printed = await textOf(receipt.invoiceId)
    expect(printed).toContain(`JIR: ${authority.state.jirs[0]}`)
    expect(printed).toContain('Oznaka operatera: WEB')
  })

  // docs/rules/fiscal.md#fiscal-mail
  it('of the mail has its JIR, and the mail goes although the authority refuses', async () => {
    const { number } = await paidOrder()
    const [attached] = await loadAttachments(db, await mailAbout(number, 'orderPaid'), 'hr')
    expect(pdfPages(attached?.content ?? Buffer.from('')).join('\n')).toContain(`JIR: ${authority.state.jirs[0]}`)
    authority.state.mode = 'refuses'
    const other = await paidOrder()
    const mail = await mailAbout(other.number, 'orderPaid')
    for (let n = 0; n < 2; n++) expect((await loadAttachments(db, mail, 'hr'))[0]?.filename).toMatch(/^racun-/)
    // The second mail asks nobody again.
    expect(await receiptsOf(other.id)).toMatchObject([{ attempts: 1 }])
  })

  it('waits for no authority that has just been silent, until it answers again', async () => {
    const mailed = async () => {
      const { id, number } = await paidOrder()
      await loadAttachments(db, await mailAbout(number, 'orderPaid'), 'hr')
      return receiptsOf(id)
    }
    authority.state.mode = 'down'
    expect(await mailed()).toMatchObject([{ attempts: 1 }])
    expect(await mailed()).toMatchObject([{ attempts: 0 }])
    authority.state.mode = 'honest'
    expect(await mailed()).toMatchObject([{ attempts: 0 }])
    expect(await sweep()).toBe(2)
    expect(await mailed()).toMatchObject([{ state: 'done' }])
  })
})

it('stays out of the way while it is off', async () => {
  setEnv({ FISCAL_URL: '' })
  try {
    const { id, number } = await guestOrder(shop)
    await become(id, 'paid')
    expect(await receiptsOf(id)).toEqual([])
    expect(await sweep()).toBe(0)
    expect(await listed(number)).toMatchObject([{ fiscal: null }])
  } finally {
    setEnv({ FISCAL_URL: authority.url })
  }
})

it('finds invoices by the state of their report', async () => {
  const one = await paidOrder()
  await sweep()
  const two = await paidOrder()
  const idsOf = async (fiscal: 'waiting' | 'done' | 'failed') =>
    (await accountant.call(officeInvoiceApi.filter, { fiscal })).records.map(({ id }) => id)
  expect([await idsOf('done'), await idsOf('waiting'), await idsOf('failed')]).toEqual([
    [one.receipt.invoiceId],
    [two.receipt.invoiceId],
    [],
  ])
})
