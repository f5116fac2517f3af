import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { searchHref, tabs, type SearchQuery, type Tab } from '../search-query'

/** The result types with their totals; links, so that each tab has an address and works without JavaScript. */
export function SearchTabs({ query, totals }: { query: SearchQuery; totals: Record<Tab, number> }) {
  const t = useTranslations('search')
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className="-mx-gutter flex gap-6 overflow-x-auto px-gutter shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] sm:mx-0 sm:px-0">
        {tabs.map((tab) => {
          const isCurrent = tab === query.tab
          return (
            <li key={tab}>
              <Link
                href={searchHref({ ...query, tab, pages: 1 })}
                aria-current={isCurrent ? 'page' : undefined}
                scroll={false}
                replace
                prefetch={false}
                className={cn(
                  'inline-flex min-h-12 items-center gap-2 border-b-2 font-medium whitespace-nowrap focus-visible:-outline-offset-2',
                  isCurrent ? 'border-action text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {t(`tabs.${tab}`)}
                <span className="text-sm text-ink-faint tabular-nums">{totals[tab]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
