import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { staffInviteApi } from '@/lib/api/v1/user/office/invite'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { scopesOf } from '@/lib/office/roles'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { staffInvites, users } from '@/server/db/schema/user'
import { loadSites } from '@/server/core/sites'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { createAccount, fromNewAddress, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

const visitor = callAs({ headers: fromNewAddress() })
const owner = await createUser({ isBackoffice: true, role: 'owner' })
const [site] = await loadSites()
if (!site) throw new Error('There is no site.')
const chosen = { firstName: 'Nora', lastName: 'Novak', password: 'rečenica za pamćenje' }
let email = ''
let count = 0

beforeEach(() => {
  email = `nova${++count}@primjer.hr`
})

async function invite(role: 'editor' | 'warehouse' = 'editor') {
  await owner.call(officeStaffApi.invite, { email, role })
  return tokenMailedTo(email)
}

// docs/rules/administration.md#staff-invite
it('is mailed, shows whose it is, and gives the role with the chosen password, once', async () => {
  const token = await invite()
  expect(await visitor.call(staffInviteApi.open, { token })).toMatchObject({ email, role: 'editor' })
  const at = [1, 2, 3].map(() => visitor.call(staffInviteApi.accept, { token, ...chosen }))
  const results = await Promise.allSettled(at)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await failureOf(visitor.call(staffInviteApi.open, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  const credentials = { username: email, password: chosen.password, strategy: 'admin' as const }
  const { user } = await callAs().call(authApi.login, credentials, fromNewAddress())
  expect(user).toMatchObject({ isBackofficeUser: true, isVerified: true, details: { firstName: 'Nora' } })
  const { members, invites } = await owner.call(officeStaffApi.filter, {})
  expect(invites).toEqual([])
  expect(members.find((one) => one.email === email)).toMatchObject({ role: 'editor', scopes: scopesOf('editor') })
  expect(await failureOf(owner.call(officeStaffApi.invite, { email, role: 'editor' }))).toMatchObject({ code: 'STAFF_EXISTS' })
})

it('holds its secret behind #, and names role and sender', async () => {
  const token = await invite('warehouse')
  const [mail] = await database().db.select().from(outbox).where(eq(outbox.to, email))
  const { html, text } = renderMail('staffInvite', mail?.data, { ...site, locale: 'hr', url: 'https://primjer.hr', company: null })
  for (const body of [html, text]) {
    expect(body).toContain(`https://primjer.hr/admin/invite#${token}`)
    expect(body).toContain('Ana Anić')
    expect(body).toContain('skladište')
  }
})

it('ends after 72 hours, when a newer one is sent, and when it is cancelled', async () => {
  const { db } = database()
  const expired = await invite()
  const [row] = await db.select().from(staffInvites).where(eq(staffInvites.email, email))
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(72 * 3_600_000)
  await db
    .update(staffInvites)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(staffInvites.email, email))
  const isSpent = { code: 'TOKEN_SPENT' }
  expect(await failureOf(visitor.call(staffInviteApi.accept, { token: expired, ...chosen }))).toMatchObject(isSpent)
  const older = await invite()
  const newer = await invite('warehouse')
  expect(await failureOf(visitor.call(staffInviteApi.open, { token: older }))).toMatchObject(isSpent)
  expect(await visitor.call(staffInviteApi.open, { token: newer })).toMatchObject({ role: 'warehouse' })
  const { invites } = await owner.call(officeStaffApi.filter, {})
  await owner.call(officeStaffApi.cancelInvite, { id: invites.find((one) => one.email === email)?.id ?? 0 })
  expect(await failureOf(visitor.call(staffInviteApi.open, { token: newer }))).toMatchObject(isSpent)
})

it('gives the role to the buyer’s account of the address, and signs out whoever used it', async () => {
  const buyer = await createAccount({ email })
  const token = await invite()
  await visitor.call(staffInviteApi.accept, { token, ...chosen })
  const [user] = await database().db.select().from(users).where(eq(users.email, email))
  expect(user).toMatchObject({ id: buyer.id, isBackoffice: true, role: 'editor', firstName: 'Nora' })
  expect(await failureOf(buyer.call(officeStaffApi.filter, {}))).toMatchObject({ code: 'TOKEN_INVALID' })
})

it('refuses a guessable password and keeps the link', async () => {
  const token = await invite()
  const guessed = visitor.call(staffInviteApi.accept, { token, ...chosen, password: 'lozinka123' })
  expect(await failureOf(guessed)).toMatchObject({ code: 'PASSWORD_GUESSABLE' })
  expect(await visitor.call(staffInviteApi.open, { token })).toMatchObject({ email })
})

// docs/rules/customers.md#block
it('is not sent to a blocked buyer, whose account it could not open', async () => {
  await createUser({ email, suspended: true })
  expect(await failureOf(owner.call(officeStaffApi.invite, { email, role: 'editor' }))).toMatchObject({
    status: 409,
    code: 'INVITE_BLOCKED',
  })
  expect(await database().db.$count(staffInvites, eq(staffInvites.email, email))).toBe(0)
})

// docs/rules/administration.md#staff-rights
it('of an owner only an owner replaces or cancels', async () => {
  const lead = await createUser({ isBackoffice: true, scopes: ['staff', 'stock', 'orders'] })
  const { invites } = await owner.call(officeStaffApi.invite, { email, role: 'owner' })
  const id = invites.find((one) => one.email === email)?.id ?? 0
  expect(await failureOf(lead.call(officeStaffApi.cancelInvite, { id }))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await failureOf(lead.call(officeStaffApi.invite, { email, role: 'warehouse' }))).toMatchObject({ code: 'FORBIDDEN' })
  const [kept] = await database().db.select().from(staffInvites).where(eq(staffInvites.email, email))
  expect(kept).toMatchObject({ id, role: 'owner', invitedBy: owner.id })
  await owner.call(officeStaffApi.cancelInvite, { id })
  const mine = await lead.call(officeStaffApi.invite, { email, role: 'warehouse' })
  await lead.call(officeStaffApi.cancelInvite, { id: mine.invites.find((one) => one.email === email)?.id ?? 0 })
})
