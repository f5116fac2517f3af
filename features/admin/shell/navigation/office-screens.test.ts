import { expect, it } from 'vitest'
import { mayOpenScreen, officeScreens } from './office-screens'

// docs/rules/administration.md#offered-screens
it.each([
  ['a person without rights', [], true, 'overview'],
  ['the warehouse', ['stock', 'orders'], true, 'overview orders returns print runs stock'],
  ['support', ['customers'], true, 'overview customers privacy events forms'],
  ['the accountant', ['invoices'], true, 'overview invoices'],
  ['a reader of orders', ['orders.read'], true, 'overview orders returns runs'],
  ['an editor', ['content'], true, 'overview reviews | media templates redirects'],
  ['settings', ['settings'], true, 'overview | consents | outbox jobs caches'],
  ['settings without the page of caches', ['settings'], false, 'overview | consents | outbox jobs'],
])('%s is offered the screens of its rights', (_, scopes, hasCachePage, screens) => {
  const groups = officeScreens({ scopes, hasCachePage }).map((group) => group.map(({ key }) => key).join(' '))
  expect(groups.join(' | ')).toBe(screens)
})

// docs/rules/administration.md#closed-screens
it.each([
  ['/admin', [], true],
  ['/admin/account', [], true],
  ['/admin/unknown', [], true],
  ['/admin/customers/[id]', ['orders', 'stock'], false],
  ['/admin/customers/[id]', ['customers.read'], true],
  ['/admin/staff', ['orders', 'stock'], false],
  ['/admin/staff/roles', ['orders', 'stock'], false],
  ['/admin/audit', ['orders', 'stock'], false],
  ['/admin/invoices', ['orders', 'stock'], false],
  ['/admin/orders/new', ['orders.read'], true],
  ['/admin/runs/[id]', ['catalogue'], true],
])('opens %s with the rights %j: %s', (pathname, scopes, isOpen) => {
  expect(mayOpenScreen(pathname, scopes)).toBe(isOpen)
})
