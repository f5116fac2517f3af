import { eq } from 'drizzle-orm'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { newSecret } from '@/server/core/security/secrets'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { formEntries, forms } from '@/server/db/schema/form'
import { orders } from '@/server/db/schema/order'
import { checkOut, openShop, order, readyCart } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const visitor = callAs()

/** An employee who answers privacy requests, and the guests of a shop. */
export async function openGuestShop() {
  const shop = await openShop()
  const employee = await createMerchant('customers')

  async function guestOrder(email: string, status: 'delivered' | 'paid' = 'delivered') {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    await checkOut(pair, shop, { email })
    const { orderSlug } = await order(pair, { orderMessage: 'Ostavite kod susjede.' })
    await database().db.update(orders).set({ status }).where(eq(orders.slug, orderSlug))
    return orderSlug
  }

  /** A guest with an order, a newsletter, an awaited product, a form entry, a note and a tag. */
  async function createGuest(email: string) {
    const slug = await guestOrder(email)
    await visitor.call(newsletterApi.subscribe, { email })
    await visitor.call(stockNoticeApi.request, { productId: (await createProduct({ stock: 0 })).id, email })
    const { db } = database()
    const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
    const [form] = await db.insert(forms).values({ siteId: 1, key: newSecret(), title: 'Upit', fields }).returning()
    await db.insert(formEntries).values({ formId: form?.id ?? 0, fields, email, data: { email } })
    const [customer] = await db.select().from(customers).where(eq(customers.email, email))
    await employee.call(officeCustomerApi.note, { id: customer?.id ?? 0, note: 'Zove navečer.' })
    await employee.call(officeCustomerApi.setTags, { id: customer?.id ?? 0, version: 1, tags: ['VIP'] })
    return slug
  }

  return { employee, guestOrder, createGuest }
}

let last = 0
export const newGuest = () => `kanarinac${++last}@primjer.hr`

/** A part of a mailbox's name that no other test has. */
export const newMailbox = (ending: string) => `kanarinac.${++last}${ending}`
