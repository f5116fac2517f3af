import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import type { Category } from '@/lib/api/entities/category.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { CategoryNavigation } from './category-navigation'

type LinkProps = ComponentProps<'a'> & { href: { params: { slug: string } } }

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, ...rest }: LinkProps) => (
    <a {...rest} href={`/shop/${href.params.slug}`}>
      {rest.children}
    </a>
  ),
}))

let last = 0
function category(name: string, ...children: Category[]): Category {
  const id = ++last
  return {
    id,
    name,
    slug: name,
    parentId: null,
    description: '',
    image: null,
    sortTypes: ['id-desc'],
    sortDefaultType: 'id-desc',
    productCount: 1,
    path: [],
    children: children.map((child) => ({ ...child, parentId: id })),
  }
}

const crime = category('krimići')
const novels = category('romani', crime, category('trileri', category('špijuni')))
const books = category('knjige', category('poezija', category('soneti')), novels)
const subscriptions = category('pretplate')
const tree = [books, category('papir', category('bilježnice'))]

it.each<[string, Category | null, string[]]>([
  ['the whole shop', null, ['knjige', 'papir']],
  ['a root', books, ['knjige', 'poezija', 'romani', 'papir']],
  ['its child', { ...novels, path: [books] }, ['knjige', 'poezija', 'romani', 'krimići', 'trileri', 'papir']],
  ['its grandchild', { ...crime, path: [books, novels] }, ['knjige', 'poezija', 'romani', 'krimići', 'trileri', 'papir']],
])('links the children of every category on the path to %s', (_, current, names) => {
  renderInShop(<CategoryNavigation tree={tree} current={current} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(names.map((name) => `/shop/${name}`))
  const here = screen.queryAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'))
  expect(here).toEqual(current ? [`/shop/${current.slug}`] : [])
})

it.each<[string, Category | null, boolean]>([
  ['a root without children', subscriptions, true],
  ['a root with children', books, false],
  ['a leaf below another category', { ...crime, path: [books, novels] }, false],
  ['the whole shop', null, false],
])('hides the row on narrow screens for %s: %s', (_, current, isHidden) => {
  renderInShop(<CategoryNavigation tree={[...tree, subscriptions]} current={current} />)
  expect(screen.getByRole('navigation').classList.contains('max-lg:hidden')).toBe(isHidden)
})
