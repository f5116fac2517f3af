import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settingsGeneralApi } from '@/lib/api/v1/settings/general'
import { userApi } from '@/lib/api/v1/user'
import { database } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

// docs/rules/administration.md#office-language
const language = { group: 'admin', key: 'language' } as const

it('a user of the office chooses a language, which keeps other settings', async () => {
  const merchant = await createMerchant()
  await database()
    .db.update(users)
    .set({ settings: { density: 'compact' } })
    .where(eq(users.id, merchant.id))
  expect(await merchant.call(settingsGeneralApi.user, language)).toEqual({ ...language, value: null })
  expect(await merchant.call(userApi.profile, {})).toMatchObject({ settings: { language: 'hrv' } })
  expect(await merchant.call(userApi.updateSettings, { language: 'eng' })).toMatchObject({ settings: { language: 'eng' } })
  expect(await merchant.call(settingsGeneralApi.user, language)).toEqual({ ...language, value: 'eng' })
  const [row] = await database().db.select().from(users).where(eq(users.id, merchant.id))
  expect(row?.settings).toEqual({ density: 'compact', language: 'eng' })
})

it('others have no language of the office', async () => {
  const user = await createUser()
  expect(await user.call(settingsGeneralApi.user, language)).toMatchObject({ value: null })
  expect(await failureOf(user.call(userApi.updateSettings, { language: 'eng' }))).toMatchObject({ status: 403 })
})
