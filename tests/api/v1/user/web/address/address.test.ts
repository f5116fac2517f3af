import { describe, expect, it } from 'vitest'
import type { AddressInput } from '@/lib/api/entities/address.schema'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { webUserApi } from '@/lib/api/v1/user/web'
import { maxAddresses } from '@/server/modules/user/web/address/create'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

const home: AddressInput = {
  type: 'main',
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '+385 91 234 5678',
  country: 'HR',
  region: null,
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}
const work: AddressInput = { ...home, street: 'Vukovarska', houseNumber: '22' }

async function bookOf(user: Awaited<ReturnType<typeof createUser>>) {
  const { addresses } = await user.call(webUserApi.profile, {})
  return addresses.map(({ type, street }) => `${type} ${street}`).toSorted()
}

describe('an own address', () => {
  it('is added with a type in any case, and returned in the profile', async () => {
    const ana = await createUser()
    const added = await ana.call(addressApi.create, { ...home, type: 'Shipping', country: 'hr' })
    expect(added).toMatchObject({ type: 'shipping', country: 'HR', countryId: expect.any(Number), region: '', companyOIB: null })
    expect((await ana.call(webUserApi.profile, {})).addresses).toEqual([added])
  })

  it('is changed field by field; null empties, missing fields stay', async () => {
    const ana = await createUser()
    const { id } = await ana.call(addressApi.create, { ...home, companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' })
    expect(await ana.call(addressApi.update, { id, city: ' Split ' })).toMatchObject({ id, city: 'Split', companyOIB: '99007123051' })
    const emptied = await ana.call(addressApi.update, { id, companyName: null, companyOIB: '' })
    expect(emptied).toMatchObject({ id, type: 'main', city: 'Split', street: 'Ilica', companyName: null, companyOIB: null })
  })

  it('is deleted', async () => {
    const ana = await createUser()
    const { id } = await ana.call(addressApi.create, home)
    expect(await ana.call(addressApi.delete, { id })).toEqual({})
    expect(await bookOf(ana)).toEqual([])
    expect(await failureOf(ana.call(addressApi.delete, { id }))).toMatchObject({ status: 404 })
  })

  it('is added once by two calls', async () => {
    const ana = await createUser()
    const [one, two] = await Promise.all([ana.call(addressApi.create, home), ana.call(addressApi.create, home)])
    expect(one).toEqual(two)
    expect(await bookOf(ana)).toEqual(['main Ilica'])
  })

  it('is not added again as `other`', async () => {
    const ana = await createUser()
    const { id } = await ana.call(addressApi.create, home)
    expect((await ana.call(addressApi.create, { ...home, type: 'other' })).id).toBe(id)
    expect(await bookOf(ana)).toEqual(['main Ilica'])
  })
})

describe('one address per type', () => {
  it('turns the former into `other`', async () => {
    const ana = await createUser()
    await ana.call(addressApi.create, home)
    await ana.call(addressApi.create, work)
    expect(await bookOf(ana)).toEqual(['main Vukovarska', 'other Ilica'])
  })

  it('holds with two tabs at once', async () => {
    const ana = await createUser()
    const streets = ['Prva', 'Druga', 'Treća', 'Četvrta']
    await Promise.all(streets.map((street) => ana.call(addressApi.create, { ...home, street })))
    const types = (await bookOf(ana)).map((line) => line.split(' ')[0])
    expect(types).toEqual(['main', 'other', 'other', 'other'])
  })

  it('swaps the default', async () => {
    const ana = await createUser()
    await ana.call(addressApi.create, home)
    const { id } = await ana.call(addressApi.create, { ...work, type: 'other' })
    expect(await ana.call(addressApi.makeDefault, { id, type: 'main' })).toMatchObject({ id, type: 'main' })
    expect(await bookOf(ana)).toEqual(['main Vukovarska', 'other Ilica'])
  })

  it('copies a billing address for shipping, idempotently', async () => {
    const ana = await createUser()
    const { id } = await ana.call(addressApi.create, home)
    await ana.call(addressApi.create, { ...work, type: 'shipping' })
    for (const _ of [1, 2]) await ana.call(addressApi.makeDefault, { id, type: 'shipping' })
    expect(await bookOf(ana)).toEqual(['main Ilica', 'other Vukovarska', 'shipping Ilica'])
  })

  it('holds when the type is changed', async () => {
    const ana = await createUser()
    await ana.call(addressApi.create, home)
    const { id } = await ana.call(addressApi.create, { ...work, type: 'other' })
    await ana.call(addressApi.update, { id, type: 'MAIN' })
    expect(await bookOf(ana)).toEqual(['main Vukovarska', 'other Ilica'])
  })
})

describe('refuses', () => {
  it("another person's address with 404", async () => {
    const [ana, iva] = [await createUser(), await createUser()]
    const { id } = await ana.call(addressApi.create, home)
    const tries = [
      iva.call(addressApi.update, { id, city: 'Split' }),
      iva.call(addressApi.makeDefault, { id, type: 'shipping' }),
      iva.call(addressApi.delete, { id }),
    ]
    expect((await Promise.all(tries.map(failureOf))).map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await ana.call(webUserApi.profile, {})).addresses).toMatchObject([{ id, city: 'Zagreb' }])
  })

  it.each<[string, object, object]>([
    ['a name with digits', { firstName: 'Ana1' }, { firstName: ['specialCharacters'] }],
    ['an unknown country', { country: 'XX' }, { country: ['country'] }],
    ['a company without a number', { companyName: 'Knjiga d.o.o.' }, { companyOIB: ['required'] }],
    ['a blank street', { street: '  ' }, { street: ['required'] }],
  ])('%s', async (_, change, fieldErrors) => {
    const ana = await createUser()
    expect(await failureOf(ana.call(addressApi.create, { ...home, ...change }))).toMatchObject({ status: 422, fieldErrors })
    const { id } = await ana.call(addressApi.create, home)
    expect(await failureOf(ana.call(addressApi.update, { id, ...change }))).toMatchObject({ status: 422, fieldErrors })
  })

  it('an owner id and unknown fields', async () => {
    const ana = await createUser()
    for (const extra of [{ userId: 1 }, { guestId: 1 }, { countryId: 3 }, { type: 'home' }])
      expect((await ana.send(addressApi.create, { ...home, ...extra })).status).toBe(422)
  })

  it('a visitor', async () => {
    expect(await failureOf(callAs().call(addressApi.create, home))).toMatchObject({ status: 401 })
  })

  it('more than 50 addresses', async () => {
    const ana = await createUser()
    for (let i = 0; i < maxAddresses; i++) await ana.call(addressApi.create, { ...home, type: 'other', houseNumber: String(i) })
    expect(await failureOf(ana.call(addressApi.create, work))).toMatchObject({ status: 409, code: 'ADDRESS_BOOK_FULL' })
  })
})
