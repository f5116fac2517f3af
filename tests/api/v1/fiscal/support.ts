import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { resetEnv } from '@/lib/env'
import { database } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { options } from '@/server/db/schema/site'
import { sweepReceipts } from '@/server/modules/fiscal/sweep-receipts'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { loopbackAuthority } from '@/tests/support/loopback/tax-authority'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { selfSigned } from '@/tests/support/self-signed'

/** A shop that reports its invoices to a loopback authority. */
export async function openFiscalShop() {
  const { db } = database()
  const folder = mkdtempSync(path.join(tmpdir(), 'fiskal-'))
  const pemFile = path.join(folder, 'certifikat.pem')
  writeFileSync(pemFile, selfSigned())
  const authority = await loopbackAuthority()
  setEnv({ FISCAL_URL: authority.url, FISCAL_OIB: sampleCompany.oib, FISCAL_OPERATOR_OIB: sampleCompany.oib, FISCAL_CERTIFICATE: pemFile })
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  const shop = await openShop()
  afterAll(async () => {
    setEnv({ FISCAL_URL: '', FISCAL_OIB: '', FISCAL_OPERATOR_OIB: '', FISCAL_CERTIFICATE: '' })
    rmSync(folder, { recursive: true })
    await authority.close()
  })
  beforeEach(async () => {
    authority.state.mode = 'honest'
    authority.state.delay = Promise.resolve()
    authority.state.requests.length = 0
    authority.state.jirs.length = 0
    await db.delete(fiscalReceipts)
  })

  /** A guest's paid order and the receipt of its invoice. */
  async function paidOrder(own: Partial<Shop> = {}) {
    const made = await guestOrder({ ...shop, ...own })
    await become(made.id, 'paid')
    const [receipt] = await receiptsOf(made.id)
    if (!receipt) throw new Error('There is no receipt.')
    return { ...made, receipt }
  }
  return { authority, folder, pemFile, shop, paidOrder }
}

export function setEnv(values: Record<string, string>) {
  Object.assign(process.env, values)
  resetEnv()
}

export async function receiptsOf(orderId: number) {
  const rows = await database()
    .db.select({ receipt: fiscalReceipts, invoice: invoices })
    .from(fiscalReceipts)
    .innerJoin(invoices, eq(invoices.id, fiscalReceipts.invoiceId))
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id))
  return rows.map(({ receipt, invoice }) => ({ ...receipt, invoice }))
}

/** The sweep, once the mail has had its time. */
export const sweep = () => sweepReceipts(() => new Date(Date.now() + 31_000))
