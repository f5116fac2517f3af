import {
  Boxes,
  CalendarDays,
  ClipboardList,
  Cog,
  Database,
  FileKey2,
  Images,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  Mails,
  MessageSquare,
  PackageOpen,
  Printer,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Signpost,
  Undo2,
  Users,
  UsersRound,
} from 'lucide-react'
import { mayRead } from '@/lib/office/roles'

/** Whom a screen is offered to: each with the right of its calls (docs/rules/administration.md#offered-screens). `isChange`: it only changes something. */
type Offer = { scopes: readonly string[]; hasCachePage: boolean }

/** What people work on, what the shop's pages need, what the program did. */
const groups = [
  [
    { href: '/admin', key: 'overview', Icon: LayoutDashboard, scope: null },
    { href: '/admin/orders', key: 'orders', Icon: PackageOpen, scope: 'orders' },
    { href: '/admin/returns', key: 'returns', Icon: Undo2, scope: 'orders' },
    { href: '/admin/print', key: 'print', Icon: Printer, scope: 'orders', isChange: true },
    { href: '/admin/runs', key: 'runs', Icon: ListChecks, scope: 'orders' },
    { href: '/admin/invoices', key: 'invoices', Icon: ReceiptText, scope: 'invoices' },
    { href: '/admin/customers', key: 'customers', Icon: Users, scope: 'customers' },
    { href: '/admin/privacy', key: 'privacy', Icon: FileKey2, scope: 'customers' },
    { href: '/admin/stock', key: 'stock', Icon: Boxes, scope: 'stock' },
    { href: '/admin/events', key: 'events', Icon: CalendarDays, scope: 'customers' },
    { href: '/admin/forms', key: 'forms', Icon: ClipboardList, scope: 'customers' },
    { href: '/admin/reviews', key: 'reviews', Icon: MessageSquare, scope: 'content' },
  ],
  [
    { href: '/admin/consent', key: 'consents', Icon: ShieldCheck, scope: 'settings' },
    { href: '/admin/media', key: 'media', Icon: Images, scope: 'content' },
    { href: '/admin/templates', key: 'templates', Icon: LayoutTemplate, scope: 'content' },
    { href: '/admin/redirects', key: 'redirects', Icon: Signpost, scope: 'content' },
  ],
  [
    { href: '/admin/staff', key: 'staff', Icon: UsersRound, scope: 'staff' },
    { href: '/admin/audit', key: 'audit', Icon: ScrollText, scope: 'audit' },
    { href: '/admin/outbox', key: 'outbox', Icon: Mails, scope: 'settings' },
    { href: '/admin/jobs', key: 'jobs', Icon: Cog, scope: 'settings' },
    { href: '/admin/cache', key: 'caches', Icon: Database, scope: 'settings' },
  ],
] as const

export type OfficeScreen = (typeof groups)[number][number]

/** The screens of the office that a person may open, in groups without empty ones. */
export function officeScreens({ scopes, hasCachePage }: Offer): OfficeScreen[][] {
  function isOffered(screen: OfficeScreen) {
    if (screen.scope === null) return true
    if (screen.key === 'caches' && !hasCachePage) return false
    return 'isChange' in screen ? scopes.includes(screen.scope) : mayRead(scopes, screen.scope)
  }
  return groups.map((group) => group.filter(isOffered)).filter((group) => group.length > 0)
}

/**
 * Whether rights open the screen at a path (docs/rules/administration.md#closed-screens). Screens outside of the navigation open for everybody; a bulk change
 * has the right of what it changes, so its call decides.
 */
export function mayOpenScreen(pathname: string, scopes: readonly string[]): boolean {
  const screen = groups.flat().find(({ href }) => href !== '/admin' && (pathname === href || pathname.startsWith(`${href}/`)))
  if (!screen || screen.scope === null || screen.key === 'runs') return true
  return mayRead(scopes, screen.scope)
}

/** The address of a list of the office. */
export function screenHref(key: OfficeScreen['key']): OfficeScreen['href'] {
  return groups.flat().find((screen) => screen.key === key)?.href ?? '/admin'
}
