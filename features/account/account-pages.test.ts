import { expect, it } from 'vitest'
import { activePage } from './account-pages'

it.each([
  ['/profile', 'overview'],
  ['/profile/orders', 'orders'],
  ['/profile/orders/[slug]', 'orders'],
  ['/profile/details', 'details'],
  ['/profile/export', 'security'],
  ['/profile/deletion', 'security'],
  ['/', 'overview'],
])('%s highlights the entry %s', (path, key) => expect(activePage(path)).toBe(key))
