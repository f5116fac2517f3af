import { useTranslations } from 'next-intl'
import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { cn } from '@/lib/cn'
import { CmsLink } from '../components/cms-link'
import { isLongMenu } from './is-long-menu'
import { MenuDisclosure } from './menu-disclosure'

/** The menu of a wide screen. Submenus open on hover or by their button. Its links are prefetched (docs/rules/storefront.md#idle-prefetch). */
export function MainMenu({ menu }: { menu: readonly NavigationItem[] }) {
  const t = useTranslations('shell')
  const isCompact = isLongMenu(menu)
  return (
    <nav aria-label={t('mainMenu')} className="hidden min-w-0 grow self-stretch lg:flex">
      {/* A menu that does not fit even when it is compact wraps, and the bar grows (docs/rules/storefront.md#long-menu). */}
      <ul className="flex grow flex-wrap items-stretch justify-center *:min-h-10">
        {menu.map((item) =>
          item.children.length === 0 ? (
            <li key={item.id} className="flex">
              <CmsLink link={item.linkV2} prefetch="idle" className={entryStyles({ hasSubmenu: false, isCompact })}>
                {item.title}
              </CmsLink>
            </li>
          ) : (
            <MenuDisclosure
              key={item.id}
              buttonLabel={t('submenu', { title: item.title })}
              link={
                <CmsLink link={item.linkV2} prefetch="idle" className={entryStyles({ hasSubmenu: true, isCompact })}>
                  {item.title}
                </CmsLink>
              }
            >
              <ul className={cn('grid gap-x-2', item.children.length > 7 && 'grid-cols-2')}>
                {item.children.map((child) => (
                  <li key={child.id}>
                    <CmsLink
                      link={child.linkV2}
                      prefetch={false}
                      className="block rounded px-3 py-2 whitespace-nowrap transition-colors hover:bg-action-soft hover:text-action-strong"
                    >
                      {child.title}
                    </CmsLink>
                  </li>
                ))}
              </ul>
            </MenuDisclosure>
          ),
        )}
      </ul>
    </nav>
  )
}

/** `isCompact`: in a long menu. */
function entryStyles({ hasSubmenu, isCompact }: { hasSubmenu: boolean; isCompact: boolean }) {
  return cn(
    'flex items-center rounded font-medium whitespace-nowrap decoration-accent decoration-2 underline-offset-8 hover:underline',
    hasSubmenu ? 'pr-0.5' : isCompact ? 'pr-1.5' : 'pr-3 lg:max-xl:pr-1.5',
    isCompact ? 'pl-1.5 text-sm' : 'pl-3 lg:max-xl:pl-1.5 lg:max-xl:text-sm',
  )
}
