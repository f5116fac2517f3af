import { beforeEach, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { pageApi } from '@/lib/api/v1/cms/page'
import type { Json } from '@/lib/documents/document'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { options } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, createPicture, emptyContent } from '../support/content'

const editor = await createMerchant('content')
const publisher = await createMerchant('content', 'publish')

const richText = (...content: Json[]) => ({ type: 'doc', content })
const linked = (href: string) =>
  richText({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] })

async function draftWith(part: string, value: Json) {
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0' } } })
  const key = `page:${id}`
  const change = { kind: 'set' as const, section: 's_1', path: [part, 'x'], value }
  await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] })
  return { documents: [{ key, revision: 1 }] }
}

async function requireAdminPublishing(value: boolean) {
  const set = { set: { value } }
  await database()
    .db.insert(options)
    .values({ siteId: 1, key: 'RequireAdminPublishing', value })
    .onConflictDoUpdate({ target: [options.siteId, options.key], ...set })
}

beforeEach(async () => {
  const { db } = database()
  await db.delete(drafts)
  await db.delete(documentVersions)
  await emptyContent()
  await requireAdminPublishing(false)
})

describe('a publication (docs/rules/editing.md#publish-checks)', () => {
  it.each<[string, string, Json, string[], string]>([
    ['a foreign node', 'meta', richText({ type: 'iframe', attrs: { src: 'https://x.example' } }), ['meta', 'x'], 'richText.node'],
    ['a foreign mark', 'meta', richText({ type: 'text', text: 'x', marks: [{ type: 'onclick' }] }), ['meta', 'x'], 'richText.mark'],
    ['a script in rich text', 'meta', linked('javascript:alert(1)'), ['meta', 'x'], 'link.address'],
    ['a script in a link', 'linkMeta', { kind: 'external', target: 'javascript:alert(1)' }, ['linkMeta', 'x'], 'link.address'],
    ['a link to data', 'linkMeta', { kind: 'route', target: 'data:text/html,x' }, ['linkMeta', 'x'], 'link.address'],
    ['another host without a scheme', 'linkMeta', { kind: 'route', target: '//zlo.example' }, ['linkMeta', 'x'], 'link.address'],
    ['a file at another host', 'linkMeta', { kind: 'file', target: '//zlo.example/a.pdf' }, ['linkMeta', 'x'], 'link.address'],
    ['a script in a link field', 'meta', { kind: 'external', target: 'javascript:alert(1)' }, ['meta', 'x'], 'link.address'],
    [
      'a script in a link of a list item',
      'mobileMeta',
      { i_1: { pos: 'a0', to: { kind: 'externalLink', target: 'JavaScript:alert(1)' } } },
      ['mobileMeta', 'x', '#i_1', 'to'],
      'link.address',
    ],
    [
      'a script in the address of a profile',
      'meta',
      { i_1: { pos: 'a0', link: 'data:text/html,x' } },
      ['meta', 'x', '#i_1', 'link'],
      'link.address',
    ],
    ['a link of an unknown kind', 'linkMeta', { kind: 'zlo', target: 'x' }, ['linkMeta', 'x'], 'link.kind'],
    ['an address in a field', 'meta', { url: 'vbscript:x' }, ['meta', 'x', 'url'], 'link.address'],
    ['a picture that does not exist', 'meta', { image: { mediaId: 999_999, alt: '' } }, ['meta', 'x', 'image'], 'picture.missing'],
    [
      'a picture in a list item',
      'meta',
      { i_1: { pos: 'a0', image: { mediaId: 999_999 } } },
      ['meta', 'x', '#i_1', 'image'],
      'picture.missing',
    ],
    [
      'a list that is too long',
      'meta',
      Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`i_${index}`, { pos: 'a0' }])),
      ['meta', 'x'],
      'list.tooLong',
    ],
  ])('refuses %s', async (_, part, value, path, code) => {
    const request = await draftWith(part, value)
    const failure = await failureOf(editor.call(draftApi.publish, request))
    const key = request.documents[0]?.key
    expect(failure).toMatchObject({ status: 422, code: 'DOCUMENT_INVALID', data: { problems: [{ key, section: 's_1', path, code }] } })
  })

  it('accepts pictures, links and rich text of ours', async () => {
    const { id } = await createPicture()
    const links = {
      a: { kind: 'external', target: 'tel:+385' },
      b: { kind: 'page', target: 'o-nama' },
      c: { kind: 'external', target: 'primjer.hr' },
    }
    const body = linked('mailto:a@primjer.hr')
    expect(
      (await editor.call(draftApi.publish, await draftWith('meta', { image: { mediaId: id, alt: '' }, body }))).published,
    ).toHaveLength(1)
    await emptyContent()
    expect((await editor.call(draftApi.publish, await draftWith('linkMeta', links))).published).toHaveLength(1)
  })
})

const linkedWords = (text: string, attrs: { [name: string]: Json }) =>
  richText({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs }] }] })

describe('a link by id in the rich text of a section (docs/rules/content.md#links-by-id)', () => {
  it.each(['page', 'product', 'file'])('to a %s is published', async (kind) => {
    const request = await draftWith('meta', linkedWords('ovdje', { kind, id: 1, hash: 'cijena' }))
    expect((await editor.call(draftApi.publish, request)).published).toHaveLength(1)
  })

  it('is resolved for visitors', async () => {
    const target = await createPage({ slug: 'dostava', sections: {} })
    const request = await draftWith('meta', linkedWords('ovdje', { kind: 'page', id: target.id }))
    await editor.call(draftApi.publish, request)
    const shown = await callAs().call(pageApi.get, { slug: 'o-nama' })
    expect(JSON.stringify(shown)).toContain('"href":"/dostava"')
  })

  it.each<[string, { [name: string]: Json }]>([
    ['of an unknown kind', { kind: 'zlo', id: 1 }],
    ['without a number', { kind: 'page', id: '1' }],
    ['beyond every number', { kind: 'page', id: 9_999_999_999 }],
    ['with a script beside it', { kind: 'page', id: 1, href: 'javascript:alert(1)' }],
  ])('%s is refused with its words', async (_, attrs) => {
    const request = await draftWith('meta', linkedWords('ovdje', attrs))
    const failure = await failureOf(editor.call(draftApi.publish, request))
    expect(failure).toMatchObject({ status: 422, data: { problems: [{ path: ['meta', 'x'], code: 'link.address', text: 'ovdje' }] } })
  })
})

describe('the right to publish (docs/rules/editing.md#publish-right)', () => {
  it('is a scope of its own where the site requires it', async () => {
    const request = await draftWith('meta', 'x')
    await requireAdminPublishing(true)
    expect(await failureOf(editor.call(draftApi.publish, request))).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
    expect((await publisher.call(draftApi.publish, request)).published).toHaveLength(1)
  })
})

// docs/rules/data.md#searched-length
describe('a document of more words than the search can hold', () => {
  const words = (start: number, count: number) => Array.from({ length: count }, (_, n) => `rijec${(start + n).toString(36)}`).join(' ')
  const compounds = (start: number) => Array.from({ length: 5000 }, (_, n) => `a${start + n}-č${start + n}`).join(' ')

  it.each([
    ['unique words', (field: number) => words(field * 100_000, 8000)],
    ['compounds', (field: number) => compounds(field * 100_000)],
  ])('is published and found by its first words: %s', async (_, textOf) => {
    const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: {} } } })
    const key = `page:${id}`
    for (let field = 1; field <= 9; field++) {
      const value = field % 3 === 0 ? richText({ type: 'paragraph', content: [{ type: 'text', text: textOf(field) }] }) : textOf(field)
      const change = { kind: 'set' as const, section: 's_1', path: ['meta', `f${field}`], value }
      await editor.call(draftApi.save, { key, revision: field - 1, client: 'a', sequence: field, changes: [change] })
    }
    expect(await editor.call(draftApi.publish, { documents: [{ key, revision: 9 }] })).toMatchObject({ published: [{ key }] })
    const [first = ''] = textOf(1).split(' ')
    const found = await callAs().call(pageApi.filterStandard, { filters: { keywords: first } })
    expect(found.records).toMatchObject([{ slug: 'o-nama' }])
  })
})
