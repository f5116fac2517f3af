import { beforeEach, describe, expect, it } from 'vitest'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { database } from '@/server/db/client'
import { navigationItems } from '@/server/db/schema/cms'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createMenuItem, emptyContent } from '../support/content'

const visitor = callAs()
const tree = (id: string | number) => visitor.call(navigationApi.tree, { id })

describe('GET cms/navigation/tree', () => {
  beforeEach(emptyContent)

  it('returns a menu as an ordered tree', async () => {
    const books = await createMenuItem({ title: 'Knjige', target: '/shop/knjige', position: 1 })
    await createMenuItem({ title: 'Objave', position: 0 })
    await createMenuItem({ title: 'Poezija', parentId: books, position: 1 })
    await createMenuItem({ title: 'Romani', parentId: books, position: 0 })
    await createMenuItem({ menu: 'footer1', title: 'Drugdje' })
    const main = await tree('main')
    expect(main.map(({ title }) => title)).toEqual(['Objave', 'Knjige'])
    expect(main[1]).toMatchObject({ id: books, type: 'route', linkV2: { kind: 'route', target: '/shop/knjige' } })
    expect(main[1]?.children.map(({ title }) => title)).toEqual(['Romani', 'Poezija'])
  })

  it('returns the children of an item', async () => {
    const books = await createMenuItem({ title: 'Knjige' })
    await createMenuItem({ title: 'Romani', parentId: books })
    expect((await tree(books)).map(({ title }) => title)).toEqual(['Romani'])
  })

  // docs/rules/content.md#navigation-tree
  it('shows a new page from its first publication on, and what stands below it before', async () => {
    const editor = await createMerchant('content')
    const { id } = await editor.call(officePageApi.create, { title: 'Radionice', slug: 'radionice', menu: 'main' })
    const [own = { id: 0 }] = await database().db.select({ id: navigationItems.id }).from(navigationItems)
    await createMenuItem({ title: 'Raspored', parentId: own.id })
    const titles = async () => (await tree('main')).map(({ title }) => title)
    expect(await titles()).toEqual(['Raspored'])
    await editor.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision: 0 }] })
    expect(await titles()).toEqual(['Radionice'])
    await editor.call(officePageApi.unpublish, { id })
    expect(await titles()).toEqual(['Raspored'])
  })

  it('is empty for an unknown menu or item', async () => {
    expect(await tree('footer4')).toEqual([])
    expect(await tree(999)).toEqual([])
  })
})
