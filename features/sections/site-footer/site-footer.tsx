import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { cn } from '@/lib/cn'
import { nonBreakingRanges } from '@/lib/text/typography'
import { Link } from '@/lib/i18n/navigation'
import { endpointQuery, combineQueries } from '@/features/sections/section-query'
import { CmsLink } from '../components/cms-link'
import { LanguageLinks } from '@/features/sections/components/language-links'
import { LogoMark } from '@/features/sections/components/logo-mark'
import { defineDataSection } from '../define'
import { field } from '../fields'
import { ReopenCookieNotice } from '../cookie-notice/reopen-cookie-notice'
import { Contact } from './contact'
import { SocialLink } from './social-link'

const link =
  'inline-flex min-h-11 items-center py-0.5 leading-snug wrap-anywhere text-inverse-ink-soft underline-offset-4 hover:text-inverse-ink hover:underline sm:pointer-fine:min-h-8'

/** Company and contact data, menus, social profiles and the links that the law requires. */
export const siteFooter = defineDataSection({
  type: 'site-footer',
  meta: {
    logo: field.group({ text: field.text({ max: 30, required: true }), image: field.image() }),
    about: field.text({ max: 240, multiline: true }),
    social: field.list({ logo: field.text({ max: 20 }), title: field.text({ max: 40 }), link: field.text({ max: 200 }) }, { max: 8 }),
    columns: field.list({ title: field.text({ max: 40 }), navigation: field.text({ max: 40 }) }, { max: 4 }),
    contactTitle: field.text({ max: 40 }),
    address: field.text({ max: 120 }),
    hours: field.text({ max: 120 }),
    phone: field.text({ max: 40 }),
    email: field.text({ max: 120 }),
    company: field.text({ max: 240 }),
    copyright: field.text({ max: 200 }),
  },
  options: {},
  links: [],
  query: ({ meta }) => combineQueries(meta.columns.map(({ navigation }) => endpointQuery(navigationApi.tree, { id: navigation }))),
  Render: ({ Kit, meta, data: menus }) => (
    <Kit.Root as="footer" className="border-t border-inverse-line on-inverse print:hidden">
      <div className="mx-auto max-w-page px-gutter pt-14 pb-8 lg:pt-20">
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-x-24">
          <div className="flex flex-col items-start gap-5">
            <p className="flex items-center gap-3 font-display text-2xl font-semibold">
              <LogoMark className="size-10 text-inverse-ink" />
              <Kit.Group at="logo">{(Logo) => <Logo.Text at="text" />}</Kit.Group>
            </p>
            <Kit.Text at="about" as="p" className="max-w-sm text-inverse-ink-soft" />
            <Contact
              title={<Kit.Text at="contactTitle" as="text" />}
              address={<Kit.Text at="address" as="text" />}
              hours={nonBreakingRanges(meta.hours)}
              phone={{ number: meta.phone, text: <Kit.Text at="phone" as="text" /> }}
              email={{ address: meta.email, text: <Kit.Text at="email" as="text" /> }}
              className={link}
            />
            <Kit.List at="social" className="-ml-2.5 flex flex-wrap">
              {(_, index) => {
                const profile = meta.social[index]
                return <li>{profile ? <SocialLink {...profile} /> : null}</li>
              }}
            </Kit.List>
          </div>
          <Kit.List
            at="columns"
            as="div"
            className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] gap-x-6 gap-y-10 sm:grid-cols-4"
          >
            {(Column, index) => (
              <FooterMenu name={meta.columns[index]?.title ?? ''} title={<Column.Text at="title" as="text" />}>
                {(menus[index] ?? []).map((item) => (
                  <li key={item.id}>
                    <CmsLink link={item.linkV2} prefetch={false} className={link}>
                      {item.title}
                    </CmsLink>
                  </li>
                ))}
              </FooterMenu>
            )}
          </Kit.List>
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-inverse-line pt-6 text-sm text-inverse-ink-soft">
          <div className="flex min-w-0 grow flex-col gap-1">
            <Kit.Text at="copyright" as="p" />
            <Kit.Text at="company" as="p" />
          </div>
          <LanguageLinks className={cn(link, 'text-sm')} />
          <WithdrawalLink className={cn(link, 'text-sm')} />
          <CookieSettingsButton className={cn(link, 'text-sm')} />
          <ToTop />
        </div>
      </div>
    </Kit.Root>
  ),
})

function FooterMenu({ name, title, children }: { name: string; title: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label={name}>
      <p className="pb-2 eyebrow text-accent">{title}</p>
      <ul>{children}</ul>
    </nav>
  )
}

/** docs/rules/storefront.md#withdrawal-link */
function WithdrawalLink({ className }: { className?: string }) {
  const t = useTranslations('shell')
  return (
    <Link href="/withdrawal" prefetch={false} className={className}>
      {t('withdrawal')}
    </Link>
  )
}

function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('shell')
  return <ReopenCookieNotice className={className}>{t('cookieSettings')}</ReopenCookieNotice>
}

/** `#top` scrolls to the top without JavaScript. */
function ToTop() {
  const t = useTranslations('shell')
  return (
    <a
      href="#top"
      aria-label={t('toTop')}
      className={cn(iconButtonVariants({ variant: 'inverse' }), 'ml-auto ring-1 ring-inverse-line ring-inset')}
    >
      <Icon name="arrow-up" />
    </a>
  )
}
