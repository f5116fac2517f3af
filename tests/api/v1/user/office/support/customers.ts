import { and, eq } from 'drizzle-orm'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { auditLog } from '@/server/db/schema/site'
import { checkOut, newCart, openShop, visitor, order } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'

let last = 0
export const newEmail = () => `kupac${++last}@primjer.hr`

/** Two employees of the customers, a shop, and what they do; each test file opens its own. */
export async function openCustomers() {
  const [employee, colleague, shop] = [await createMerchant('customers'), await createMerchant('customers'), await openShop()]

  async function guestOrder(email: string, { cents = 1000 } = {}) {
    const pair = await newCart()
    await visitor.call(cartApi.addItem, { ...pair, productId: (await createProduct({ cents, stock: 9 })).id })
    await checkOut(pair, shop, { email })
    return order(pair)
  }

  async function customerOf(email: string) {
    const [row] = await database().db.select().from(customers).where(eq(customers.email, email))
    if (!row) throw new Error(`There is no customer ${email}.`)
    return employee.call(officeCustomerApi.get, { id: row.id })
  }

  return { employee, colleague, shop, guestOrder, customerOf }
}

export async function audited(action: string, id: number) {
  const { db } = database()
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.target, `customer:${id}`)))
}
