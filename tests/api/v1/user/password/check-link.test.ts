import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { passwordApi } from '@/lib/api/v1/user/password'
import { database } from '@/server/db/client'
import { userTokens } from '@/server/db/schema/user'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createLinkOwner } from '@/tests/support/password-link'

const visitor = () => callAs({ headers: fromNewAddress() })
const newPassword = 'sasvim nova lozinka'

// docs/rules/accounts.md#password-link
it('accepts a link as often as it is opened, and uses nothing up', async () => {
  const { token } = await createLinkOwner()
  for (let i = 0; i < 2; i++) expect(await visitor().call(passwordApi.checkLink, { token })).toEqual({})
  expect(await visitor().call(passwordApi.set, { token, password: newPassword })).toEqual({})
  expect(await failureOf(visitor().call(passwordApi.checkLink, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
})

it.each([
  ['that has expired', { expiresAt: new Date() }],
  ['of another purpose', { purpose: 'verify' as const }],
])('refuses a link %s', async (_, change) => {
  const { id, token } = await createLinkOwner()
  await database().db.update(userTokens).set(change).where(eq(userTokens.userId, id))
  expect(await failureOf(visitor().call(passwordApi.checkLink, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
})

it('refuses an unknown token', async () => {
  const unknown = 'nepoznato'.padEnd(43, '0')
  expect(await failureOf(visitor().call(passwordApi.checkLink, { token: unknown }))).toMatchObject({ code: 'TOKEN_SPENT' })
})
