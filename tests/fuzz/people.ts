import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { visitor as guest } from '@/tests/api/v2/ecommerce/support'
import { callAs } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser, signIn } from '@/tests/support/users'
import { createOwnedData, type Owner } from './owned-data'
import { idsOf, plantCanary, secretsOf } from './canaries'
import type { CallerName } from './plan'
import type { People, Person } from './run-plan'

type Made = {
  people: People
  /** Owners of private data. */
  owners: Owner[]
  /** Signs a person in again with a new cart. */
  revive: (name: CallerName) => Promise<void>
  /** Rewrites the canaries over changes. */
  plant: () => Promise<void>
}

/** A guest, two customers and a merchant, each with a cart. All but the merchant own data with a canary. */
export async function createPeople(): Promise<Made> {
  const { id: productId } = await createProduct({ stock: null })
  const { id, accessToken } = await createMerchant(
    'content',
    'publish',
    'media',
    'catalogue',
    'stock',
    'orders',
    'orders.money',
    'invoices',
    'customers',
    'settings',
  )
  const owned = {
    visitor: await createOwner('visitor', 1),
    ana: await createOwner('ana', 2, await createUser({ email: emailOf('ana') })),
    iva: await createOwner('iva', 3, await createUser({ email: emailOf('iva') })),
  }
  const owners = Object.values(owned).map(({ owner }) => owner)
  const plant = async () => {
    for (const owner of owners) await plantCanary(database().sql, owner, owner.canary)
  }
  await plant()
  const secrets = await secretsOfEach(owners)
  const personOf = async ({ owner, known }: OwnedData): Promise<Person> => ({
    accessToken: owner.user?.accessToken,
    secrets: secrets.get(owner) ?? [],
    known: { ...known, id: await idsOf(database().sql, owner), ...(await cartOf(productId, owner.user?.accessToken)) },
  })
  const people: People = {
    visitor: await personOf(owned.visitor),
    ana: await personOf(owned.ana),
    iva: await personOf(owned.iva),
    merchant: { accessToken, secrets: [], known: await cartOf(productId, accessToken) },
  }
  const userIds: Record<CallerName, number | undefined> = {
    visitor: undefined,
    ana: owned.ana.owner.user?.id,
    iva: owned.iva.owner.user?.id,
    merchant: id,
  }
  return {
    people,
    owners,
    plant,
    async revive(name) {
      const userId = userIds[name]
      const token = userId === undefined ? undefined : await signIn(userId)
      const { known, ...person } = people[name]
      people[name] = { ...person, accessToken: token, known: { ...known, ...(await cartOf(productId, token)) } }
    },
  }
}

type OwnedData = { owner: Owner; known: Person['known'] }

const emailOf = (name: CallerName) => `kanarinac-${name}@primjer.hr`

async function createOwner(name: CallerName, number: number, user?: Owner['user']): Promise<OwnedData> {
  const owner = { email: emailOf(name), barcode: `29000000000${number}${number}`, canary: `kanarinac-${name}`, user }
  return { owner, known: await createOwnedData(owner) }
}

/** Canary, export archive and other values that only this person has. */
async function secretsOfEach(owners: Owner[]): Promise<Map<Owner, string[]>> {
  const found = new Map<Owner, Set<string>>()
  for (const owner of owners) found.set(owner, await secretsOf(database().sql, owner))
  const isShared = (secret: string) => [...found.values()].filter((secrets) => secrets.has(secret)).length > 1
  return new Map(
    [...found].map(([owner, secrets]) => {
      const archive = Buffer.from(owner.canary).toString('base64').replace(/=+$/, '')
      return [owner, [owner.canary, archive, ...[...secrets].filter((secret) => !isShared(secret))]]
    }),
  )
}

async function cartOf(productId: number, accessToken?: string): Promise<Person['known']> {
  const caller = accessToken ? callAs({ accessToken }) : guest
  const pair = await caller.call(cartApi.getNewCartSession, {})
  const { items } = await caller.call(cartApi.addItem, { ...pair, productId })
  return { ...pair, productId, itemId: items[0]?.itemId }
}
