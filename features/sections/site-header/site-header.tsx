import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { CartBadge } from '@/features/cart/components/cart-badge'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { f } from '../fields'
import { AccountLink } from './account-link'
import { HomeLink } from './home-link'
import { MainMenu } from './main-menu'
import { MobileMenu } from './mobile-menu'
import { ScrollSentinel } from './scroll-sentinel'
import { Search } from './search'

/**
 * The line above everything. Its announcement scrolls away and the bar stays, so the header shrinks without anything moving under it; what
 * changes past 20 px is only drawn differently (`data-scrolled` on <html>).
 */
export const siteHeader = defineDataSection({
  type: 'site-header',
  meta: {
    logo: f.group({ text: f.text({ max: 30, required: true }), image: f.image() }),
    announcement: f.text({ max: 90, mobile: true }),
    listTitle: f.text({ max: 60 }),
    listLead: f.text({ max: 120 }),
    podcast: f.list({
      title: f.text({ max: 120 }),
      videoId: f.text({ max: 20 }),
      durationSeconds: f.number({ default: 0, min: 0, max: 86_400 }),
      image: f.image(),
    }),
  },
  options: { navigation: f.text(), showPodcast: f.flag({ default: false }) },
  links: ['announcement'],
  query: ({ options }) => endpointQuery(navigationApi.tree, { id: options.navigation || 'main' }),
  Render: ({ K, meta, links, data: menu }) => (
    <K.Root as="header" className="sticky -top-9 z-40 print:static">
      <p className="flex h-9 items-center justify-center bg-night px-gutter text-center text-sm text-night-ink [--focus-ring:var(--color-lamp)]">
        {links.announcement ? (
          <K.Link at="announcement" className="truncate py-1 underline-offset-4 hover:underline">
            <K.Text at="announcement" />
          </K.Link>
        ) : (
          <K.Text at="announcement" className="truncate" />
        )}
      </p>
      <div className="border-b border-line bg-paper transition-shadow in-data-scrolled:shadow-soft">
        <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-gutter lg:h-18 lg:gap-4">
          <MobileMenu menu={menu} />
          <K.Group at="logo">
            {(Logo) => (
              <HomeLink name={meta.logo.text}>
                <Logo.Text at="text" />
              </HomeLink>
            )}
          </K.Group>
          <MainMenu menu={menu} />
          <div className="ml-auto flex items-center sm:gap-1">
            <Search />
            <AccountLink />
            <CartBadge />
          </div>
        </div>
      </div>
      <ScrollSentinel />
    </K.Root>
  ),
})
