import { beforeEach, expect, it } from 'vitest'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { database } from '@/server/db/client'
import { postTypes } from '@/server/db/schema/template'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const editor = await createMerchant('content')
beforeEach(async () => {
  await database().db.delete(postTypes)
})

// docs/rules/content.md#templates
it('gives a template another name and keeps its slug', async () => {
  const { id } = await editor.call(postTypeApi.create, { title: 'Priča', slug: 'prica' })
  const renamed = await editor.call(postTypeApi.update, { id, version: 1, title: ' Duga priča ' })
  expect(renamed).toMatchObject({ id, title: 'Duga priča', slug: 'prica', version: 2 })
  const { records } = await editor.call(postTypeApi.filterStandard, {})
  expect(records.map(({ title }) => title)).toEqual(['Duga priča'])
})

it('refuses an older version, an empty name and a template that is gone', async () => {
  const { id } = await editor.call(postTypeApi.create, { title: 'Priča', slug: 'prica' })
  await editor.call(postTypeApi.update, { id, version: 1, title: 'Prva' })
  expect(await failureOf(editor.call(postTypeApi.update, { id, version: 1, title: 'Druga' }))).toMatchObject({
    status: 409,
    code: 'STALE_VERSION',
    data: { version: 2 },
  })
  expect(await failureOf(editor.call(postTypeApi.update, { id, version: 2, title: '  ' }))).toMatchObject({ status: 422 })
  expect(await failureOf(editor.call(postTypeApi.update, { id: id + 1, version: 1, title: 'Nema' }))).toMatchObject({ status: 404 })
})
