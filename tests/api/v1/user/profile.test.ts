import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { userApi } from '@/lib/api/v1/user'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

it('returns rights and language to the back office', async () => {
  const editor = await createMerchant('content')
  expect(await editor.call(userApi.profile, {})).toMatchObject({
    isBackofficeUser: true,
    scopes: ['content'],
    settings: { language: 'hrv' },
  })
  await database()
    .db.update(users)
    .set({ settings: { language: 'eng' } })
    .where(eq(users.id, editor.id))
  expect(await editor.call(userApi.profile, {})).toMatchObject({ settings: { language: 'eng' } })
})

it('returns each user their own profile, a visitor none', async () => {
  const [ana, iva] = [await createUser(), await createUser()]
  expect(await ana.call(webUserApi.profile, {})).toMatchObject({ id: ana.id })
  expect(await iva.call(webUserApi.profile, {})).toMatchObject({ id: iva.id })
  expect(await failureOf(callAs().call(webUserApi.profile, {}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(await failureOf(ana.call(userApi.profile, {}))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
