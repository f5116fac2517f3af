import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { caches } from '@/server/core/cache/registry.mjs'
import { loadSites } from '@/server/core/sites'
import { storedLocale } from '@/server/core/languages'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { openShop, ordersOf, order, readyCart, type Shop } from '../support'

const english = callAs({ headers: { 'x-gaussbox-language': 'eng' } })
let shop: Shop

beforeAll(async () => {
  await database().db.execute(
    sql`insert into site_languages (site_id, language_id, position) select 1, id, 1 from languages where code = 'eng'`,
  )
  caches.invalidate(['site'])
  shop = await openShop()
})
afterAll(async () => {
  await database().db.execute(sql`delete from site_languages where site_id = 1 and position = 1`)
  caches.invalidate(['site'])
})

/** A book with a text in both languages. */
async function aBook(name: string) {
  const book = await createProduct({ name: 'Kiklop', cents: 123456, stock: 9 })
  await database().db.execute(
    sql`insert into product_texts (product_id, language_id, site_id, name, slug, summary, description, keywords)
      select product_id, (select id from languages where code = 'eng'), site_id, ${name}, slug || '-en', summary, description, keywords
      from product_texts where product_id = ${book.id}`,
  )
  return book
}

async function confirmationOf(cartId: string) {
  const [placed] = await ordersOf(cartId)
  const mails = await database().db.select().from(outbox).where(eq(outbox.template, 'orderConfirmation'))
  const row = mails.find(({ data }) => JSON.stringify(data).includes(placed?.slug ?? 'none'))
  const [site] = await loadSites()
  if (!row || !site) throw new Error('The order has no mail.')
  return renderMail(row.template, row.data, { ...site, locale: storedLocale(site, row.languageId) })
}

// docs/rules/mail.md#mail-language
describe('the language of an order', () => {
  it('is that of the page: an English cart gets an English confirmation with English links', async () => {
    const cartRef = await readyCart(shop, { productId: (await aBook('Cyclops')).id })
    await english.call(orderApi.create, { ...cartRef })
    const { subject, html, text } = await confirmationOf(cartRef.cartId)
    expect(subject).toMatch(/^Order \d{4}-\d{6}: /)
    expect(html).toContain('<html lang="en">')
    expect(text).toContain('1 × €1,234.56  Cyclops')
    expect(text).toMatch(/View the order: \S+\/en\/order\/[\w-]{22}#/)
  })

  it('is Croatian without another one', async () => {
    const cartRef = await readyCart(shop, { productId: (await aBook('Cyclops')).id })
    await order(cartRef)
    const { subject, text } = await confirmationOf(cartRef.cartId)
    expect(subject).toMatch(/^Narudžba /)
    expect(text).toContain('1 × 1.234,56\u00a0€  Kiklop')
  })

  it('is that of a refusal too', async () => {
    const cartRef = await readyCart(shop, { productId: (await createProduct({ stock: 9 })).id })
    const refused = english.call(orderApi.create, { ...cartRef, successURL: 'https://drugdje.example' })
    expect(await failureOf(refused)).toMatchObject({ code: 'VALIDATION', message: 'Please check what you entered.' })
  })
})
