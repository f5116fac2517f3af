import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { AccountPageName } from '@/features/account/account-pages'
import { BackLink } from './back-link'

/** Header and content of a page of the account area. */
export async function AccountPage({ name, children }: { name: Exclude<AccountPageName, 'order'>; children: ReactNode }) {
  const t = await getTranslations('account')
  const isSecuritySubpage = name === 'export' || name === 'deletion'
  return (
    <>
      <header className="flex flex-col gap-2 pb-6 sm:pb-8">
        {isSecuritySubpage ? (
          <BackLink href="/profile/security">{t('pages.security.title')}</BackLink>
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
