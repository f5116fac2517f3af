import { expect, it } from 'vitest'
import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { isLongMenu } from './is-long-menu'

const leaf: NavigationItem = {
  id: 9,
  title: 'Romani',
  type: 'route',
  linkV2: { kind: 'route', target: '/shop/romani', hash: '' },
  children: [],
}
const plain = (title: string) => ({ title, children: [] })
const withSubmenu = (title: string) => ({ title, children: [leaf] })
const seven = [
  withSubmenu('Knjige'),
  withSubmenu('Za djecu'),
  plain('Papirnica'),
  withSubmenu('Darovi'),
  withSubmenu('Objave'),
  plain('Događaji'),
  withSubmenu('O nama'),
]

// docs/rules/storefront.md#long-menu
it.each([
  ['seven short items', seven, false],
  ['one more of three words', [...seven, plain('Vodič za darove')], true],
  ['no items', [], false],
])('%s', (_, menu, isLong) => expect(isLongMenu(menu)).toBe(isLong))
