import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webUserApi } from '@/lib/api/v1/user/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { createAccount, password } from '@/tests/support/accounts'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { database } from '@/server/db/client'
import { memberCards, users } from '@/server/db/schema/user'

it('changes the details only', async () => {
  const ana = await createAccount()
  const user = await ana.call(webUserApi.update, { details: { firstName: 'Anamarija', lastName: "O'Brien-Žižić" } })
  expect(user).toMatchObject({ email: ana.email, details: { firstName: 'Anamarija', lastName: "O'Brien-Žižić" }, isVerified: true })
  expect(await ana.call(webUserApi.profile, {})).toEqual(user)
})

it('ignores the same address', async () => {
  const ana = await createAccount()
  expect(await ana.call(webUserApi.update, { email: ana.email, username: ana.email })).toMatchObject({ isVerified: true })
})

it('requires the password for another address', async () => {
  const ana = await createAccount()
  for (const tried of [{}, { oldPassword: 'nije ta lozinka' }]) {
    const change = { email: 'otela@primjer.hr', details: { firstName: 'Ne', lastName: 'Ostaje' }, ...tried }
    expect(await failureOf(ana.call(webUserApi.update, change))).toMatchObject({ status: 422, code: 'WRONG_OLD_PASSWORD' })
  }
  expect(await ana.call(webUserApi.profile, {})).toMatchObject({ email: ana.email, details: { firstName: 'Ana' }, hasPassword: true })
  for (let i = 0; i < 3; i++) await ana.send(webUserApi.update, { email: 'otela@primjer.hr', oldPassword: 'pogađam' })
  expect((await ana.send(webUserApi.update, { email: 'otela@primjer.hr', oldPassword: password })).status).toBe(429)
})

it('requires an account without a password to set one first', async () => {
  const ana = await createUser()
  expect(await ana.call(webUserApi.profile, {})).toMatchObject({ hasPassword: false })
  expect(await failureOf(ana.call(webUserApi.update, { email: 'druga@primjer.hr' }))).toMatchObject({
    status: 422,
    code: 'PASSWORD_MISSING',
  })
})

it('binds no other column', async () => {
  const ana = await createAccount()
  const columns = Object.keys(users).filter((name) => !['email', 'username', 'memberCardBarcode'].includes(name))
  for (const name of [...columns, 'isBackofficeUser']) {
    const { status } = await ana.send(webUserApi.update, { [name]: true })
    expect({ name, status }).toEqual({ name, status: 422 })
  }
  expect(await ana.call(webUserApi.profile, {})).toMatchObject({ id: ana.id, isBackofficeUser: false })
})

describe('the membership card', () => {
  it('is stored once valid, and removed by an empty value', async () => {
    const ana = await createAccount()
    await database().db.insert(memberCards).values({ siteId: 1, barcode: '2900260099001' })
    expect(await ana.call(webUserApi.update, { memberCardBarcode: '2900 2600 99001' })).toMatchObject({
      memberCardBarcode: '2900260099001',
    })
    expect(await ana.call(webUserApi.update, { details: { firstName: 'Ana', lastName: 'Marić' } })).toMatchObject({
      memberCardBarcode: '2900260099001',
    })
    for (const nothing of ['', null]) {
      await ana.call(webUserApi.update, { memberCardBarcode: '2900260099001' })
      expect(await ana.call(webUserApi.update, { memberCardBarcode: nothing })).toMatchObject({ memberCardBarcode: null })
    }
  })

  // docs/rules/forms.md#member-card-cookie
  it('is changed and removed on the open cart too', async () => {
    const ana = await createAccount()
    const barcodes = ['2900260099011', '2900260099012']
    await database()
      .db.insert(memberCards)
      .values(barcodes.map((barcode) => ({ siteId: 1, barcode })))
    const cartRef = await ana.call(cartApi.getNewCartSession, {})
    const versions = [1]
    for (const memberCardBarcode of [...barcodes, null]) {
      await ana.call(webUserApi.update, { memberCardBarcode })
      const { memberCard, removedMemberCard, version } = await ana.call(cartApi.getCart, cartRef)
      expect({ memberCard, removedMemberCard }).toEqual({ memberCard: memberCardBarcode, removedMemberCard: false })
      versions.push(version)
    }
    expect(versions).toEqual([1, 2, 3, 4])
  })

  it.each(['0000000000000', 'nije-kartica!'])('is refused when invalid, without other changes: %s', async (memberCardBarcode) => {
    const ana = await createAccount()
    const change = { details: { firstName: 'Ne', lastName: 'Ostaje' }, memberCardBarcode }
    expect(await failureOf(ana.call(webUserApi.update, change))).toMatchObject({ code: 'MEMBER_CARD_INVALID' })
    expect(await ana.call(webUserApi.profile, {})).toMatchObject({ memberCardBarcode: null, details: { firstName: 'Ana' } })
  })

  it('does not block other changes when it has expired', async () => {
    const ana = await createAccount()
    await database().db.update(users).set({ memberCardBarcode: 'STARA-1' }).where(eq(users.id, ana.id))
    expect(
      await ana.call(webUserApi.update, { details: { firstName: 'Ani', lastName: 'Anić' }, memberCardBarcode: 'STARA-1' }),
    ).toMatchObject({
      memberCardBarcode: 'STARA-1',
      details: { firstName: 'Ani' },
    })
  })
})
