import { sql } from 'drizzle-orm'
import * as schema from '@/server/db/schema/all'
import { sampleCompany } from './samples/sample-order'
import { database } from '@/server/db/client'
import { totalOf, type InvoiceContents } from '@/server/modules/invoice/contents'
import { storeContent } from '@/server/modules/product/files/file-contents'

let last = 0

type Options = {
  name?: string
  slug?: string
  sku?: string
  format?: 'Simple' | 'Configurable' | 'Bundle' | 'EProduct'
  cents?: number
  vatRate?: number
  isVoucher?: boolean
  /** null: unlimited */
  stock?: number | null
  memberCents?: number
  /** A reduction that began some days ago. */
  sale?: { cents: number; daysAgo: number; forDays?: number }
  summary?: string
  description?: string
  keywords?: string
  archived?: boolean
  isVariant?: boolean
  featured?: boolean
  categoryIds?: number[]
  createdAt?: Date
  /** An e-product has a file by default. */
  hasFile?: boolean
}

/** A buyable product, 90 days old by default. Names, slugs and SKUs sort in the order in which products are made. */
export async function createProduct(options: Options = {}) {
  const { db } = database()
  const n = String(++last).padStart(6, '0')
  const { name = `Knjiga ${n}`, slug = `knjiga-${n}`, sku = `T-${n}`, format = 'Simple', cents = 1500, vatRate = 5, stock = 10 } = options
  const {
    summary = '',
    description = '',
    keywords = '',
    archived = false,
    isVariant = false,
    featured = false,
    isVoucher = false,
    createdAt = daysAgo(90),
  } = options
  const [row] = await db
    .insert(schema.products)
    .values({ siteId: 1, sku, format, vatRate, archived, isVariant, featured, isVoucher, createdAt })
    .returning({ id: schema.products.id })
  if (!row) throw new Error('The product was not written.')
  const productId = row.id
  const doc = { type: 'doc', content: description ? [{ type: 'paragraph', content: [{ type: 'text', text: description }] }] : [] }
  const texts = { name, slug, summary, description: doc, keywords: `${sku} ${keywords}` }
  await db.insert(schema.productTexts).values({ productId, languageId: 41, siteId: 1, ...texts })
  await db.insert(schema.prices).values({ productId, kind: 'retail', cents, validFrom: createdAt })
  if (options.memberCents)
    await db.insert(schema.prices).values({ productId, kind: 'member', cents: options.memberCents, validFrom: createdAt })
  if (options.sale) {
    const { cents: saleCents, daysAgo: since, forDays } = options.sale
    const validTo = forDays === undefined ? null : daysAgo(since - forDays)
    await db.insert(schema.prices).values({ productId, kind: 'sale', cents: saleCents, validFrom: daysAgo(since), validTo })
  }
  if (format === 'EProduct' && options.hasFile !== false) await createFile(productId)
  if (stock !== null) await db.insert(schema.stockItems).values({ productId, onHand: stock })
  for (const categoryId of options.categoryIds ?? []) await db.insert(schema.productCategories).values({ productId, categoryId })
  return { id: productId, name, slug, sku }
}

/** A file of an e-product. */
export async function createFile(
  productId: number,
  { name = 'knjiga o svjetlu.epub', content = Buffer.from('PK\x03\x04 Knjiga o svjetlu.') } = {},
) {
  const { db } = database()
  const file = { productId, name, mediaType: 'application/epub+zip', size: content.length, hash: await storeContent(db, content) }
  const [row] = await db.insert(schema.productFiles).values(file).returning({ id: schema.productFiles.id })
  if (!row) throw new Error('The file was not written.')
  return row.id
}

type Issued = { siteId: number; orderId: number; issuedAt?: Date; kind?: 'invoice' | 'credit'; creditsId?: number; year?: number }

/** An invoice of one book for 1 euro, numbered by the order; `contents` replaces parts of it. */
export async function createInvoice({ siteId, orderId, year = 2026, ...rest }: Issued, contents: Partial<InvoiceContents> = {}) {
  const buyer = { firstName: 'Ana', lastName: 'Marić', country: 'HR', countryName: 'Hrvatska', city: 'Zagreb', street: 'Ilica' }
  const whole: InvoiceContents = {
    seller: sampleCompany,
    buyer: { ...buyer, houseNumber: '1', zipCode: '10000', companyName: null, companyOIB: null },
    order: { number: `2026-${String(orderId).padStart(6, '0')}`, createdAt: '2026-11-20T10:00:00.000Z' },
    payment: 'Kartica',
    paymentKind: 'provider',
    currency: 'EUR',
    lines: [
      {
        lineId: 1,
        isPaymentFee: false,
        name: 'Knjiga',
        sku: 'KNJ-1',
        quantity: 1,
        unitCents: 100,
        discountCents: 0,
        vatRate: 5,
        grossCents: 100,
        vatCents: 5,
      },
    ],
    ...contents,
  }
  const { db } = database()
  const [counter] = await db
    .insert(schema.invoiceCounters)
    .values({ siteId, year, last: 1 })
    .onConflictDoUpdate({
      target: [schema.invoiceCounters.siteId, schema.invoiceCounters.year],
      set: { last: sql`${schema.invoiceCounters.last} + 1` },
    })
    .returning()
  const sequence = counter?.last ?? 0
  const [invoice] = await db
    .insert(schema.invoices)
    .values({
      kind: 'invoice',
      ...rest,
      siteId,
      orderId,
      year,
      sequence,
      number: `${sequence}/WEB/1`,
      totalCents: totalOf(whole),
      contents: whole,
    })
    .returning({ id: schema.invoices.id })
  if (!invoice) throw new Error('The invoice was not written.')
  return invoice.id
}

export async function createCategory({ name, slug, parentId = null }: { name: string; slug: string; parentId?: number | null }) {
  const { db } = database()
  const [row] = await db.insert(schema.categories).values({ siteId: 1, parentId }).returning({ id: schema.categories.id })
  if (!row) throw new Error('The category was not written.')
  await db.insert(schema.categoryTexts).values({ categoryId: row.id, languageId: 41, siteId: 1, name, slug })
  return { id: row.id, name, slug }
}

export function daysAgo(days: number, now = new Date()) {
  return new Date(now.getTime() - days * 86_400_000)
}
