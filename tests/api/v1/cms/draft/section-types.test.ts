import { beforeEach, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { drafts } from '@/server/db/schema/draft'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const editor = await createMerchant('content')

beforeEach(async () => {
  await database().db.delete(drafts)
  await emptyContent()
})

// docs/rules/editing.md#new-section-types
it('takes no new section of an unknown type, and keeps the stored ones', async () => {
  const { id } = await createPage({ slug: 'nepoznati-odjeljak', sections: { s_1: { type: 'old-map', pos: 'a0', meta: { zoom: 3 } } } })
  const key = `page:${id}`
  const save = (changes: Change[], revision: number) =>
    editor.call(draftApi.save, { key, revision, client: 'a', sequence: revision + 1, changes })
  const add = (type: string): Change => ({ kind: 'add', section: 's_2', value: { type, pos: 'a1' } })
  const problem = { section: 's_2', path: ['type'], code: 'section.unknown' }
  expect(await failureOf(save([add('nothing')], 0))).toMatchObject({ code: 'DOCUMENT_INVALID', data: { problems: [problem] } })
  const retyped: Change = { kind: 'set', section: 's_1', path: ['type'], value: 'nothing' }
  expect(await failureOf(save([retyped], 0))).toMatchObject({ code: 'DOCUMENT_INVALID' })
  await save([{ kind: 'set', section: 's_1', path: ['meta', 'zoom'], value: 4 }], 0)
  await save([{ kind: 'remove', section: 's_1' }], 1)
  await save([{ kind: 'add', section: 's_1', value: { type: 'old-map', pos: 'a0', meta: { zoom: 4 } } }], 2)
  const { document } = await editor.call(draftApi.get, { key })
  expect(document.sections.s_1).toEqual({ type: 'old-map', pos: 'a0', meta: { zoom: 4 } })
})

it('takes copies of an unknown type from another page, also undone and done again, and goes on after a refusal', async () => {
  await createPage({ slug: 'stara-karta', sections: { s_1: { type: 'old-chart', pos: 'a0' } } })
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  const key = `page:${id}`
  const save = (changes: Change[], revision: number) =>
    editor.call(draftApi.save, { key, revision, client: 'a', sequence: revision + 1, changes })
  const add = (type: string): Change => ({ kind: 'add', section: 's_9', value: { type, pos: 'a9' } })
  const remove: Change = { kind: 'remove', section: 's_9' }
  await save([add('old-chart')], 0)
  await save([remove], 1)
  await save([add('old-chart')], 2)
  await save([remove], 3)
  expect(await failureOf(save([add('nothing')], 4))).toMatchObject({ code: 'DOCUMENT_INVALID' })
  // The editor undoes it in the same batch.
  await save([add('nothing'), remove, { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Zima' }], 4)
  const { document } = await editor.call(draftApi.get, { key })
  expect(document.sections.s_9).toBeUndefined()
  expect(document.sections.s_1?.meta).toMatchObject({ title: 'Zima' })
})
