'use client'

import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-names'
import { useTranslations } from 'next-intl'
import { useSignOut } from '@/features/auth/session/use-sign-out'
import { cn } from '@/lib/cn'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { accountPages, activePage, type AccountPageKey } from '@/features/account/account-pages'

const icons: Record<AccountPageKey, IconName> = {
  overview: 'house',
  orders: 'package',
  wishlist: 'heart',
  details: 'user-round',
  addresses: 'map-pin',
  words: 'message-square-text',
  consents: 'sliders-horizontal',
  security: 'shield-check',
}

/** A side navigation on wide screens; a list on the overview page of phones. */
export function AccountNav({ as }: { as: 'side' | 'list' }) {
  const t = useTranslations('account')
  const current = activePage(usePathname())
  const { signOut, isSigningOut } = useSignOut()
  const isList = as === 'list'
  const pages = accountPages.filter(({ key }) => !isList || key !== 'overview')
  const row = cn(
    'flex min-h-11 w-full items-center gap-3 text-left transition-colors [&_svg]:size-5 [&_svg]:shrink-0',
    isList ? 'min-h-14 px-4 py-3' : 'rounded px-3 py-2.5',
  )
  return (
    <nav aria-label={t('nav')} className={isList ? 'rounded border border-line bg-surface shadow-soft lg:hidden' : 'max-lg:hidden'}>
      <ul className={isList ? 'divide-y divide-line' : 'flex flex-col gap-1'}>
        {pages.map(({ key, href }) => {
          const isCurrent = key === current
          return (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(row, isCurrent && !isList ? 'bg-action-soft font-semibold text-action-strong' : 'hover:bg-sunken')}
              >
                <Icon name={icons[key]} className={cn('stroke-[1.75]', !isCurrent && 'text-ink-soft')} />
                <span className="grow">{t(`pages.${key}.nav`)}</span>
                {isList ? <Icon name="chevron-right" className="text-ink-faint" /> : null}
              </Link>
            </li>
          )
        })}
        <li className={isList ? undefined : 'mt-3 border-t border-line pt-3'}>
          <button
            type="button"
            aria-disabled={isSigningOut || undefined}
            onClick={() => void signOut()}
            className={cn(row, 'hover:bg-sunken')}
          >
            <Icon name="log-out" className="stroke-[1.75] text-ink-soft" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
