import type { Href } from '@/lib/i18n/navigation'
import type { Scope } from '@/lib/api/endpoint'
import type { AuditEntry, AuditScreen } from '@/lib/api/v1/admin/audit.schema'
import { mayRead } from '@/lib/office/roles'

type Screen = { scope: Scope; href: (id: string) => Href }

const screens: Record<AuditScreen, Screen | null> = {
  order: { scope: 'orders', href: (id) => ({ pathname: '/admin/orders/[id]', params: { id } }) },
  print: { scope: 'orders', href: () => '/admin/print' },
  product: { scope: 'stock', href: (id) => ({ pathname: '/admin/stock/[id]', params: { id } }) },
  customer: { scope: 'customers', href: (id) => ({ pathname: '/admin/customers/[id]', params: { id } }) },
  privacyRequest: { scope: 'customers', href: (id) => ({ pathname: '/admin/privacy/[id]', params: { id } }) },
  event: { scope: 'customers', href: (id) => ({ pathname: '/admin/events/[id]', params: { id } }) },
  formEntry: { scope: 'customers', href: (id) => ({ pathname: '/admin/forms/[id]', params: { id } }) },
  consent: { scope: 'settings', href: (slug) => ({ pathname: '/admin/consent/[slug]', params: { slug } }) },
  redirects: { scope: 'content', href: () => '/admin/redirects' },
  templates: { scope: 'content', href: () => '/admin/templates' },
  media: { scope: 'content', href: () => '/admin/media' },
  run: { scope: 'orders', href: (id) => ({ pathname: '/admin/runs/[id]', params: { id } }) },
  mail: { scope: 'settings', href: (id) => ({ pathname: '/admin/outbox/[id]', params: { id } }) },
  staff: { scope: 'staff', href: () => '/admin/staff' },
  list: null,
}

const lists = {
  orders: { scope: 'orders', href: '/admin/orders' },
  returns: { scope: 'orders', href: '/admin/returns' },
  invoices: { scope: 'invoices', href: '/admin/invoices' },
  customers: { scope: 'customers', href: '/admin/customers' },
  privacy: { scope: 'customers', href: '/admin/privacy' },
  stock: { scope: 'stock', href: '/admin/stock' },
  audit: { scope: 'audit', href: '/admin/audit' },
} as const

/** The screen on which a target is seen; null without one, and for whom it is not open. */
export function targetHref(place: AuditEntry['targetPlace'], scopes: readonly string[]): Href | null {
  if (!place) return null
  const list = Object.entries(lists).find(([name]) => place.screen === 'list' && name === place.id)?.[1]
  if (list) return mayRead(scopes, list.scope) ? list.href : null
  const screen = screens[place.screen]
  return screen && mayRead(scopes, screen.scope) ? screen.href(place.id) : null
}
