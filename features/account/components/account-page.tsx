import { ChevronLeft } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** Pages of the area that its navigation does not name. */
type Inner = 'order' | 'export' | 'deletion'
export type TitledPage = 'orders' | 'wishlist' | 'details' | 'addresses' | 'words' | 'consents' | 'security' | Inner

const above: Partial<Record<TitledPage, { key: 'orders' | 'security'; href: BackLinkProps['href'] }>> = {
  order: { key: 'orders', href: '/profile/orders' },
  export: { key: 'security', href: '/profile/security' },
  deletion: { key: 'security', href: '/profile/security' },
}

/** A page of the account area: the way back, what it is, what stands there. */
export async function AccountPage({ name, children }: { name: TitledPage; children: ReactNode }) {
  const t = await getTranslations('account')
  const parent = above[name]
  return (
    <>
      <header className="flex flex-col gap-2 pb-6 sm:pb-8">
        {parent ? (
          <BackLink href={parent.href}>{t(`pages.${parent.key}.title`)}</BackLink>
        ) : (
          <BackLink href="/profile" className="lg:hidden">
            {t('title')}
          </BackLink>
        )}
        <h1>{t(`pages.${name}.title`)}</h1>
        <p className="max-w-2xl text-lg text-pretty text-ink-soft">{t(`pages.${name}.lead`)}</p>
      </header>
      {children}
    </>
  )
}

type BackLinkProps = { href: '/profile' | '/profile/orders' | '/profile/security'; className?: string; children: ReactNode }

function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <p className={className}>
      <Link
        href={href}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-action underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {children}
      </Link>
    </p>
  )
}
