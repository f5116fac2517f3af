'use client'

import { useLocale } from 'next-intl'
import { useOpenLocales } from '@/components/open-locales'
import { pathInLanguage } from './path-in-language'

/** In their own language, for those who cannot read the page. */
const names = { hr: 'Hrvatski', en: 'English' }

/**
 * The other open languages of the site; nothing where there is none (docs/rules/storefront.md#language-switch). Plain links: a page of another language is
 * another document.
 */
export function LanguageLinks({ isShort = false, className }: { isShort?: boolean; className?: string }) {
  const own = useLocale()
  const others = useOpenLocales().filter((locale) => locale !== own)
  return others.map((locale) => {
    // Known only now: the head and the path are those of the page that is shown when the link is used.
    const follow = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
      currentTarget.href = pathInLanguage(locale, own)
    }
    return (
      <a
        key={locale}
        href={locale === 'hr' ? '/' : `/${locale}`}
        hrefLang={locale}
        lang={locale}
        // The text in sight is part of the name (WCAG 2.5.3).
        aria-label={isShort ? `${locale.toUpperCase()}, ${names[locale]}` : undefined}
        title={isShort ? names[locale] : undefined}
        onPointerEnter={follow}
        onPointerDown={follow}
        onFocus={follow}
        onClick={follow}
        className={className}
      >
        {isShort ? locale.toUpperCase() : names[locale]}
      </a>
    )
  })
}
