'use client'

import { PencilLine, Store } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { DomainButton } from './domain-button'
import { homeInEditMode } from './edit-links'
import { LanguageSelect } from '@/features/admin/language/language-select'
import { officeScreens, type OfficeScreen } from './office-screens'

type OfficeNavigationProps = {
  user: OfficeUser
  /** Whether the server offers `/admin/cache`. */
  hasCachePage: boolean
  /** The development badge. */
  tools?: ReactNode
}

/** Entries of the office, and below them the ways out: to the site, to other shops, to another language. */
export function OfficeNavigation({ user, hasCachePage, tools }: OfficeNavigationProps) {
  const t = useTranslations('admin.navigation')
  const locale = useLocale()
  return (
    <nav aria-label={t('label')} className="flex grow flex-col gap-2">
      {officeScreens({ scopes: user.scopes, hasCachePage }).map((group) => (
        <ul key={group[0]?.key} className="flex flex-col gap-0.5 border-b border-line pb-2">
          {group.map((entry) => (
            <li key={entry.key}>
              <NavigationLink entry={entry} />
            </li>
          ))}
        </ul>
      ))}
      <div className="flex flex-col gap-0.5">
        {user.scopes.includes('content') ? (
          <a href={homeInEditMode(locale)} className={cn(entryStyles, otherStyles)}>
            <PencilLine aria-hidden="true" className="size-5 shrink-0" />
            {t('editSite')}
          </a>
        ) : null}
        <Link href="/" prefetch={false} className={cn(entryStyles, otherStyles)}>
          <Store aria-hidden="true" className="size-5 shrink-0" />
          {t('backToSite')}
        </Link>
        <DomainButton className={cn(entryStyles, otherStyles)} />
        <LanguageSelect user={user} />
      </div>
      {tools}
    </nav>
  )
}

const entryStyles = 'flex min-h-11 w-full items-center gap-3 rounded px-3 text-left leading-tight font-medium transition-colors'
const otherStyles = 'text-ink-soft hover:bg-sunken hover:text-ink'

function NavigationLink({ entry: { href, key, Icon } }: { entry: OfficeScreen }) {
  const t = useTranslations('admin.navigation')
  const pathname = usePathname()
  const isHere = href === '/admin' ? pathname === href : pathname.startsWith(href)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={cn(entryStyles, isHere ? 'bg-action-soft text-action-strong' : otherStyles)}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(key)}
    </Link>
  )
}
