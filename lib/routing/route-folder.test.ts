import { expect, it } from 'vitest'
import { folderOf, isMissingScreen } from './route-folder'

it.each([
  ['shop', '/shop'],
  ['shop/knjige', '/shop/[slug]'],
  ['admin/stock/scan', '/admin/stock/scan'],
  ['admin/stock/7', '/admin/stock/[id]'],
  ['a/b/c/d', undefined],
])('finds the folder of %s', (path, folder) => expect(folderOf(path.split('/'))).toBe(folder))

// docs/rules/administration.md#unknown-screen
it.each([
  ['/hr/admin/nema', true],
  ['/hr/admin/orders/7/nema', true],
  ['/hr/admin', false],
  ['/hr/admin/login', false],
  ['/hr/admin/orders/7', false],
  ['/hr/nema', false],
  ['/hr', false],
])('%s lacks a screen of the office: %s', (route, isMissing) => expect(isMissingScreen(route)).toBe(isMissing))
