import { Icon } from '@/components/ui/icon/icon'
import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { AccountLink } from '@/features/auth/session/account-link'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { CartBadge } from '@/features/cart/components/cart-badge'
import { priceMessages } from '@/features/product/card-messages'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { field } from '../fields'
import { LanguageLinks } from '../components/language-links'
import { LogoMark } from '../components/logo-mark'
import { MainMenu } from './main-menu'
import { MobileMenu } from './mobile-menu'
import { LazyPlaylistButton } from './playlist/lazy-playlist-button'
import { playlistItems } from './playlist/playlist-items'
import { ScrollSentinel } from './scroll-sentinel'
import { SearchButton } from './search-button'

/** A second line where the browser's font size is large for the window (WCAG 1.4.4); the header sticks without the bar, whose height must be known. */
const announcement = 'truncate @max-[20rem]:line-clamp-2 @max-[20rem]:whitespace-normal'

/**
 * The announcement scrolls away while the bar stays, so the layout does not shift; after 20 px the bar is only drawn differently
 * (docs/rules/storefront.md#header-shrink).
 */
export const siteHeader = defineDataSection({
  type: 'site-header',
  meta: {
    logo: field.group({ text: field.text({ max: 30, required: true }), image: field.image() }),
    announcement: field.text({ max: 90, mobile: true }),
    listTitle: field.text({ max: 60 }),
    listLead: field.text({ max: 120 }),
    podcast: field.list({
      title: field.text({ max: 120 }),
      videoId: field.text({ max: 20 }),
      durationSeconds: field.number({ default: 0, min: 0, max: 86_400 }),
      image: field.image(),
    }),
  },
  options: { navigation: field.text(), showPodcast: field.flag({ default: false }) },
  links: ['announcement'],
  query: ({ options }) => endpointQuery(navigationApi.tree, { id: options.navigation || 'main' }),
  Render: ({ Kit, meta, options, links, data: menu }) => (
    <Kit.Root as="header" className="sticky -top-announcement z-40 print:static">
      <p className="@container h-announcement bg-inverse text-[length:min(var(--text-sm),6vw)] leading-snug text-inverse-ink [--focus-ring:var(--color-accent)] print:hidden">
        <span className="flex h-full items-center justify-center px-gutter text-center">
          {links.announcement ? (
            <Kit.Link at="announcement" className={cn(announcement, 'py-1 underline-offset-4 hover:underline')}>
              <Kit.Text at="announcement" />
            </Kit.Link>
          ) : (
            <Kit.Text at="announcement" className={announcement} />
          )}
        </span>
      </p>
      <div className="border-b border-line bg-paper transition-shadow in-data-scrolled:shadow-soft">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-gutter max-lg:flex-wrap lg:min-h-18 lg:gap-2 xl:gap-4">
          <MobileMenu menu={menu}>{options.showPodcast ? <Podcast meta={meta} isInMenu /> : null}</MobileMenu>
          <Kit.Group at="logo">
            {(Logo) => (
              <HomeLink name={meta.logo.text}>
                <Logo.Text at="text" />
              </HomeLink>
            )}
          </Kit.Group>
          <MainMenu menu={menu} />
          <div className="ml-auto flex items-center sm:gap-1 print:hidden">
            {options.showPodcast ? <Podcast meta={meta} /> : null}
            <LanguageLinks isShort className={cn(iconButtonVariants(), 'text-sm font-semibold tracking-wide max-sm:hidden')} />
            <Search />
            <WishlistLink />
            <HeaderAccountLink />
            <CartBadge />
          </div>
        </div>
      </div>
      <ScrollSentinel />
    </Kit.Root>
  ),
})

function HomeLink({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <Link
      href="/"
      aria-label={t('home', { site: name })}
      className="-ml-1 flex min-h-11 min-w-0 origin-left items-center gap-2.5 rounded px-1 font-display text-xl font-semibold tracking-normal text-ink transition-[scale] in-data-scrolled:scale-94 max-[24rem]:text-lg lg:shrink-0 lg:text-2xl"
    >
      <LogoMark className="size-8 text-action max-[27rem]:hidden lg:size-9" />
      {children}
    </Link>
  )
}

type PodcastProps = {
  meta: { listTitle: string; listLead: string; podcast: Parameters<typeof playlistItems>[0] }
  isInMenu?: boolean
}

/** docs/rules/storefront.md#playlist */
function Podcast({ meta: { listTitle, listLead, podcast }, isInMenu }: PodcastProps) {
  const t = useTranslations('shell.playlist')
  const items = playlistItems(podcast)
  if (items.length === 0) return null
  const title = listTitle || t('title')
  const labels = {
    title,
    lead: listLead,
    open: t('open', { title, count: items.length }),
    close: t('close'),
    count: t('count', { count: items.length }),
    note: t('note'),
  }
  return (
    // The space of the button, which comes later.
    <div className={isInMenu ? 'min-h-15 sm:hidden' : 'size-11 max-sm:hidden'}>
      <LazyPlaylistButton items={items} labels={labels} isInMenu={isInMenu} />
    </div>
  )
}

// The client components below receive their labels as props, so that no page carries the `shell` namespace.

function HeaderAccountLink() {
  const t = useTranslations('shell')
  return <AccountLink labels={{ account: t('account'), signIn: t('signIn') }} />
}

/** Where the header has room for it, on phones from 368 px; narrower ones have it in the menu. */
function WishlistLink() {
  const t = useTranslations('shell')
  return (
    <Link
      href="/profile/wishlist"
      prefetch={false}
      aria-label={t('wishlist')}
      className={cn(iconButtonVariants(), 'max-[23rem]:hidden lg:max-xl:hidden')}
    >
      <Icon name="heart" />
    </Link>
  )
}

function Search() {
  const t = useTranslations('shell')
  const labels = {
    title: t('search.title'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
    close: t('search.close'),
    suggestions: t('search.suggestions'),
    all: t('search.all'),
    none: t('search.none'),
    failed: t('search.failed'),
    kinds: {
      product: t('search.product'),
      productCategory: t('search.productCategory'),
      post: t('search.post'),
      event: t('search.event'),
      page: t('search.page'),
    },
    prices: priceMessages(useMessages()),
  }
  return <SearchButton label={t('searchOpen')} labels={labels} />
}
