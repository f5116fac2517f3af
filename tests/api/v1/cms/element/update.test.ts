import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { versionApi } from '@/lib/api/v1/cms/version'
import type { Change } from '@/lib/documents/changes'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { auditLog, options } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const handler = 'footer-section'
const shown = async () => (await visitor.call(elementApi.getByHandlers, { handlers: [handler] }))[0]
const footer = () =>
  editor.call(elementApi.create, {
    handler,
    title: 'Podnožje',
    meta: { text: 'Radno vrijeme', items: { i_1: { pos: 'a', text: 'Prvo' } } },
  })
const set = (path: string[], value: string): Change => ({ kind: 'set', section: 'element', path: ['meta', ...path], value })

beforeEach(async () => {
  const { db } = database()
  for (const table of [drafts, documentVersions]) await db.delete(table)
  await db.delete(options).where(eq(options.key, 'RequireAdminPublishing'))
  await emptyContent()
})

describe('a layout element (docs/rules/editing.md#layout-element-versions)', () => {
  it('is made once in a language, seen at once, with a version and an audit entry', async () => {
    expect(await shown()).toBeUndefined()
    const { id, version } = await footer()
    expect(version).toBe(1)
    expect(await shown()).toMatchObject({ id, title: 'Podnožje', meta: { text: 'Radno vrijeme' } })
    expect(await failureOf(footer())).toMatchObject({ status: 422, fieldErrors: { handler: [expect.any(String)] } })
    expect((await editor.call(versionApi.filter, { key: `element:${id}` })).versions).toMatchObject([{ number: 1, reason: 'publish' }])
    const audited = await database().db.select().from(auditLog).where(eq(auditLog.action, 'element.create'))
    expect(audited.at(-1)).toMatchObject({ target: `element:${id}`, actor: `user:${editor.id}` })
  })

  it('is published by its newest version only, as a whole part, and keeps the parts that were not sent', async () => {
    const { id } = await footer()
    await editor.call(elementApi.update, { id, version: 1, options: { columns: 2 } })
    expect(await shown()).toMatchObject({ version: 2, options: { columns: 2 }, meta: { text: 'Radno vrijeme' } })
    const stale = editor.call(elementApi.update, { id, version: 1, meta: {} })
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 2 } })
    await editor.call(elementApi.update, { id, version: 2, meta: { other: 'Dostava' }, title: 'Novo podnožje' })
    expect(await shown()).toMatchObject({ version: 3, title: 'Novo podnožje', meta: { other: 'Dostava' } })
    expect((await editor.call(versionApi.filter, { key: `element:${id}` })).versions.map(({ number }) => number)).toEqual([3, 2, 1])
  })

  it('brings its changes into the draft, but for the fields that the draft has changed', async () => {
    const { id } = await footer()
    const key = `element:${id}`
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [set(['text'], 'Moj nacrt')] })
    const meta = { text: 'Iz poziva', items: { i_1: { pos: 'a', text: 'Drugo' } } }
    await editor.call(elementApi.update, { id, version: 1, meta })
    const { document, revision, isChanged } = await editor.call(draftApi.get, { key })
    expect(document.sections.element?.meta).toEqual({ ...meta, text: 'Moj nacrt' })
    expect(isChanged).toBe(true)
    await editor.call(draftApi.publish, { documents: [{ key, revision }] })
    expect(await shown()).toMatchObject({ meta: { text: 'Moj nacrt', items: { i_1: { text: 'Drugo' } } } })
  })

  it('is refused when it is broken, too large or needs an approval', async () => {
    const { id } = await footer()
    const broken = editor.call(elementApi.update, { id, version: 1, meta: { image: { mediaId: 999_999, alt: null } } })
    expect(await failureOf(broken)).toMatchObject({ status: 422, code: 'DOCUMENT_INVALID' })
    const large = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`t${index}`, 'x'.repeat(95_000)]))
    expect(await failureOf(editor.call(elementApi.update, { id, version: 1, meta: large }))).toMatchObject({ status: 422 })
    await database().db.insert(options).values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
    for (const call of [editor.call(elementApi.update, { id, version: 1, meta: {} }), footer()])
      expect(await failureOf(call)).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
    expect(await shown()).toMatchObject({ version: 1, meta: { text: 'Radno vrijeme' } })
  })
})
