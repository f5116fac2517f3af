import { beforeEach, describe, expect, it } from 'vitest'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { database } from '@/server/db/client'
import { navigationMenus } from '@/server/db/schema/cms'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'

const visitor = callAs()
const editor = await createMerchant('content')
const route = (target: string) => ({ kind: 'route' as const, target })

beforeEach(async () => {
  await database().db.delete(navigationMenus)
  await emptyContent()
})

describe('a menu is saved as a whole (docs/rules/content.md#menus)', () => {
  it('with links by id; items keep their ids', async () => {
    const { id } = await createPage({ slug: 'o-nama', title: 'O nama' })
    const items = [
      {
        title: 'O nama',
        link: { kind: 'page' as const, id },
        children: [{ title: 'Tim', link: { kind: 'page' as const, id, hash: 'tim' } }],
      },
      { title: 'Knjige', link: route('/shop') },
    ]
    const saved = await editor.call(officeNavigationApi.save, { menu: 'main', version: 0, items })
    expect(saved).toMatchObject({ version: 1, items: [{ title: 'O nama', targetTitle: 'O nama', children: [{ title: 'Tim' }] }, {}] })
    const turned = saved.items.toReversed().map(({ id: itemId, title, link, children }) => ({
      id: itemId,
      title,
      link,
      children: children.map((child) => ({ id: child.id, title: child.title, link: child.link })),
    }))
    const again = await editor.call(officeNavigationApi.save, { menu: 'main', version: 1, items: turned })
    expect(again.items.map((item) => item.id)).toEqual(saved.items.map((item) => item.id).toReversed())
    const shown = await visitor.call(navigationApi.tree, { id: 'main' })
    expect(shown).toMatchObject([
      { title: 'Knjige', linkV2: { kind: 'route', target: '/shop' } },
      { title: 'O nama', linkV2: { kind: 'page', target: 'o-nama' }, children: [{ linkV2: { target: 'o-nama', hash: 'tim' } }] },
    ])
  })

  it('never over what a colleague has saved, nor into another menu', async () => {
    const own = [{ title: 'Knjige', link: route('/shop') }]
    const saved = await editor.call(officeNavigationApi.save, { menu: 'footer1', version: 0, items: own })
    const stale = editor.call(officeNavigationApi.save, { menu: 'footer1', version: 0, items: [] })
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 1 } })
    const foreign = [{ id: saved.items[0]?.id, title: 'Knjige', link: route('/shop') }]
    const other = await editor.call(officeNavigationApi.save, { menu: 'footer2', version: 0, items: foreign })
    expect(other.items[0]?.id).not.toBe(saved.items[0]?.id)
    expect(await visitor.call(navigationApi.tree, { id: 'footer1' })).toHaveLength(1)
  })

  const address = (kind: 'route' | 'external' | 'externalLink' | 'file' | 'anchor', target: string) => [
    { title: 'Knjige', link: route('/shop'), children: [{ title: 'Zlo', link: { kind, target } }] },
  ]

  it.each([
    ['external', 'javascript:alert(1)'],
    ['external', 'JaVaScRiPt:alert(1)'],
    ['externalLink', 'data:text/html,<script>alert(1)</script>'],
    ['external', 'vbscript:x'],
    ['external', '//zlo.example'],
    ['route', '/\\zlo.example'],
    ['route', '/\t/zlo.example'],
    ['file', 'javascript:alert(1)'],
    ['externalLink', 'blob:https://zlo.example/1'],
  ] as const)('refuses a link of the kind %s to %s', async (kind, target) => {
    const refused = editor.call(officeNavigationApi.save, { menu: 'main', version: 0, items: address(kind, target) })
    expect(await failureOf(refused)).toMatchObject({ status: 422, data: { fieldErrors: { items: [expect.stringContaining('»Zlo«')] } } })
    expect(await editor.call(officeNavigationApi.get, { menu: 'main' })).toMatchObject({ version: 0, items: [] })
  })

  it.each([
    ['external', 'https://primjer.hr/a?b=1'],
    ['external', 'primjer.hr'],
    ['external', 'mailto:a@primjer.hr'],
    ['external', 'tel:+38512345'],
    ['externalLink', '#kontakt'],
    ['anchor', 'kontakt'],
    ['file', '/media/a/cjenik.pdf'],
  ] as const)('keeps a link of the kind %s to %s', async (kind, target) => {
    const saved = await editor.call(officeNavigationApi.save, { menu: 'main', version: 0, items: address(kind, target) })
    expect(saved.items[0]?.children).toMatchObject([{ link: { kind, target } }])
  })

  it('refuses a record that is gone, too many items and a fourth level', async () => {
    const save = (items: object[]) => editor.send(officeNavigationApi.save, { menu: 'main', version: 0, items })
    const item = (children: object[] = []) => ({ title: 'Knjige', link: route('/shop'), children })
    const gone = await save([{ title: 'Nema', link: { kind: 'page', id: 999_999 } }])
    expect(await gone.json()).toMatchObject({ data: { fieldErrors: { items: [expect.stringContaining('ne postoji')] } } })
    const many = Array.from({ length: 50 }, () => item([item(), item(), item(), item()]))
    expect((await save(many)).status).toBe(422)
    expect((await save([item([item([item([item()])])])])).status).toBe(422)
    expect(await editor.call(officeNavigationApi.get, { menu: 'main' })).toEqual({ menu: 'main', version: 0, items: [] })
  })
})
