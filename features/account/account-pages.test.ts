import { expect, it } from 'vitest'
import { currentPage } from './account-pages'

it.each([
  ['/profile', 'overview'],
  ['/profile/orders', 'orders'],
  ['/profile/orders/[slug]', 'orders'],
  ['/profile/details', 'details'],
  ['/profile/export', 'overview'],
  ['/', 'overview'],
])('%s lights up %s', (path, key) => expect(currentPage(path)).toBe(key))
