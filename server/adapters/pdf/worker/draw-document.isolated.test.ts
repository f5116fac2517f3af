import { beforeAll, expect, it, vi } from 'vitest'
import { bundle } from '@/scripts/lib/process/run-ts.mjs'
import { sampleCompany, sampleOrder } from '@/tests/support/samples/sample-order'
import { drawDocument, sharePdfWorker } from './draw-document'
import { drawHere, type DocumentToDraw } from './documents'

const confirmation: DocumentToDraw = {
  kind: 'orderConfirmation',
  input: { order: sampleOrder(), company: sampleCompany, locale: 'hr' },
}
const { billing } = sampleOrder()
const invoice: DocumentToDraw = {
  kind: 'invoice',
  input: {
    kind: 'invoice',
    number: '12/WEB/1',
    issuedAt: new Date('2026-11-21T09:30:00.000Z'),
    credits: null,
    seller: sampleCompany,
    buyer: billing,
    order: { number: '2026-000123', createdAt: '2026-11-20T18:00:00.000Z' },
    payment: 'Opća uplatnica',
    lines: [],
    totalCents: 0,
    vatByRate: [],
    fiscal: null,
  },
}

beforeAll(async () => {
  const [file = ''] = await bundle(['server/adapters/pdf/worker/pdf-worker.ts'])
  sharePdfWorker(file)
})

it('draws the same bytes in the other thread, also several at once', async () => {
  const drawn = await Promise.all([drawDocument(confirmation), drawDocument(invoice), drawDocument(confirmation)])
  const [own, ownInvoice] = [await drawHere(confirmation), await drawHere(invoice)]
  expect(drawn.map((one, n) => one.equals(n === 1 ? ownInvoice : own))).toEqual([true, true, true])
})

it('fails alone, with the reason, and draws the next one', async () => {
  const broken = drawDocument({ kind: 'invoice', input: { ...invoice.input, issuedAt: new Date(Number.NaN) } })
  const next = drawDocument(invoice)
  await expect(broken).rejects.toThrow(/Invalid/)
  expect((await next).subarray(0, 5).toString()).toBe('%PDF-')
})

it('draws in this thread when the other one cannot start', async () => {
  vi.resetModules()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const own = await import('./draw-document')
  own.sharePdfWorker('/nowhere/pdf-worker.mjs')
  expect((await own.drawDocument(invoice)).equals(await drawHere(invoice))).toBe(true)
})
