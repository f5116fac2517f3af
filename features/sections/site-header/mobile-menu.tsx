import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { Link } from '@/lib/i18n/navigation'
import { CmsLink } from '../components/cms-link'
import { LanguageLinks } from '../components/language-links'
import { MenuDialog } from './menu-dialog'

/** The menu of a narrow screen, part of the server's HTML. */
export function MobileMenu({ menu, children }: { menu: readonly NavigationItem[]; children?: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <MenuDialog openLabel={t('openMenu')} closeLabel={t('closeMenu')} title={t('menu')}>
      <nav aria-label={t('mainMenu')}>
        <ul className="divide-y divide-line">
          {menu.map((item) => (
            <li key={item.id}>
              {item.children.length === 0 ? <MenuLink item={item} /> : <MenuGroup item={item} all={t('allOf', { title: item.title })} />}
            </li>
          ))}
        </ul>
      </nav>
      <Link
        href="/profile"
        prefetch={false}
        className="mt-6 flex min-h-12 items-center gap-3 rounded border border-line-strong px-4 font-medium"
      >
        <Icon name="user-round" className="size-5 text-ink-soft" />
        {t('account')}
      </Link>
      <Link
        href="/profile/wishlist"
        prefetch={false}
        className="mt-3 flex min-h-12 items-center gap-3 rounded border border-line-strong px-4 font-medium"
      >
        <Icon name="heart" className="size-5 text-ink-soft" />
        {t('wishlist')}
      </Link>
      <LanguageLinks className="mt-3 flex min-h-12 items-center gap-3 rounded border border-line-strong px-4 font-medium" />
      {children}
    </MenuDialog>
  )
}

function MenuLink({ item }: { item: NavigationItem }) {
  return (
    <CmsLink link={item.linkV2} prefetch={false} className="flex min-h-14 items-center font-display text-xl font-semibold">
      {item.title}
    </CmsLink>
  )
}

/** Groups share a `name`, so opening one closes the others. */
function MenuGroup({ item, all }: { item: NavigationItem; all: string }) {
  return (
    <details name="site-menu" className="group/branch accordion-item">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded font-display text-xl font-semibold [&::-webkit-details-marker]:hidden">
        {item.title}
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open/branch:-rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ ...item, title: all }, ...item.children].map((child) => (
          <li key={child.id}>
            <CmsLink link={child.linkV2} prefetch={false} className="flex min-h-11 items-center pl-1 text-ink-soft">
              {child.title}
            </CmsLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
