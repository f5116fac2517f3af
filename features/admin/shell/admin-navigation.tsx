'use client'

import { ClipboardList, LayoutDashboard, Mails, MessageSquare, PackageOpen, ShieldCheck, Signpost } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { Link, usePathname } from '@/lib/i18n/navigation'

const entries = [
  { href: '/admin', key: 'overview', Icon: LayoutDashboard },
  { href: '/admin/orders', key: 'orders', Icon: PackageOpen },
  { href: '/admin/forms', key: 'forms', Icon: ClipboardList },
  { href: '/admin/consent', key: 'consents', Icon: ShieldCheck },
  { href: '/admin/outbox', key: 'outbox', Icon: Mails },
  { href: '/admin/reviews', key: 'reviews', Icon: MessageSquare },
  { href: '/admin/redirects', key: 'redirects', Icon: Signpost },
] as const

export function AdminNavigation() {
  const t = useTranslations('admin.navigation')
  const pathname = usePathname()
  return (
    <nav
      aria-label={t('label')}
      className="shrink-0 border-line max-md:-mx-gutter max-md:overflow-x-auto max-md:border-b max-md:px-gutter md:w-50 md:border-r md:py-10"
    >
      <ul className="flex gap-1 py-2 md:sticky md:top-10 md:flex-col md:py-0 md:pr-4">
        {entries.map(({ href, key, Icon }) => {
          const isHere = href === '/admin' ? pathname === href : pathname.startsWith(href)
          return (
            <li key={key} ref={isHere ? bringIntoView : undefined}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded px-3 font-medium transition-colors',
                  isHere ? 'bg-action-soft text-action-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {t(key)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** On phones the navigation scrolls sideways. */
function bringIntoView(entry: HTMLElement | null) {
  entry?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
