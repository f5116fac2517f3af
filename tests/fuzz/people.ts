import { randomUUID } from 'node:crypto'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { toRequest } from '@/lib/api/request'
import { database } from '@/server/db/client'
import { addresses } from '@/server/db/schema/user'
import { countries } from '@/server/db/schema/site'
import { products } from '@/server/db/schema/product'
import { createMerchant, createUser } from '@/tests/support/people'
import type { CallerName } from './plan'
import type { People, Person, Send } from './play'

/** A visitor, two customers and a merchant; each has a cart, and what the customers keep carries a word that nobody else may ever read. */
export async function createPeople(send: Send): Promise<{ people: People; revive: (name: CallerName) => Promise<void> }> {
  const makers: Record<CallerName, () => Promise<Person>> = {
    visitor: async () => ({ canary: '', knows: await cartOf(send) }),
    ana: () => customer(send),
    iva: () => customer(send),
    merchant: async () => {
      const { accessToken } = await createMerchant('content', 'media', 'catalogue', 'orders', 'customers', 'settings')
      return { accessToken, canary: '', knows: await cartOf(send) }
    },
  }
  const people: People = {
    visitor: await makers.visitor(),
    ana: await makers.ana(),
    iva: await makers.iva(),
    merchant: await makers.merchant(),
  }
  return {
    people,
    async revive(name) {
      people[name] = await makers[name]()
    },
  }
}

async function customer(send: Send): Promise<Person> {
  const { db } = database()
  const canary = `kanarinac-${randomUUID()}`
  const { id: userId, accessToken } = await createUser({ email: `${canary}@primjer.hr` })
  const [country] = await db.select({ id: countries.id }).from(countries).limit(1)
  const where = { countryId: country?.id ?? 0, city: 'Zagreb', street: canary, houseNumber: '1', zipCode: '10000' }
  const who = { firstName: 'Ana', lastName: 'Marić', contactEmail: `${canary}@primjer.hr`, contactPhone: '+385 91 555 0141' }
  await db.insert(addresses).values({ ...where, ...who, userId, type: 'other' })
  return { accessToken, canary, knows: await cartOf(send, accessToken) }
}

async function cartOf(send: Send, accessToken?: string): Promise<Person['knows']> {
  const [product] = await database().db.select({ id: products.id }).from(products).limit(1)
  const { url } = toRequest(cartApi.getNewCartSession, {})
  const headers: [string, string][] = [
    ['apiKey', 'javni-kljuc-pod-lampom'],
    ...(accessToken ? ([['accessToken', accessToken]] as const) : []),
  ].map(([name, value]) => [name ?? '', value ?? ''])
  const { text } = await send({ method: 'GET', path: url, headers, body: undefined })
  const data = new Map(Object.entries(Object(JSON.parse(text).data)))
  return { cartId: data.get('cartId'), protectCode: data.get('protectCode'), productId: product?.id ?? 1, itemId: 1 }
}
