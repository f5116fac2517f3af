import { useTranslations } from 'next-intl'

/** What a cache holds, in words; its name where it has none. */
export function useCacheTitle(name: string): string {
  const t = useTranslations('admin.caches.names')
  return isTitled(name) ? t(name) : name
}

const titled = [
  'next-pages',
  'compressed-pages',
  'compressed-lists',
  'compressed-router-data',
  'recent-page-data',
  'unstorable-pages',
  'unrenderable-pages',
  'missing-pages',
  'products',
  'product-lists',
  'categories',
  'authors',
  'facets',
  'gone-products',
  'feed',
  'finder',
  'sitemaps',
  'pages-data',
  'posts-data',
  'post-lists',
  'terms',
  'events-data',
  'event-lists',
  'layout',
  'navigation',
  'options',
  'forms',
  'consents',
  'comment-options',
  'commons',
  'settings',
  'site-settings',
  'sites',
  'tags',
  'redirects',
  'cart-keys',
  'cart-pictures',
] as const

function isTitled(name: string): name is (typeof titled)[number] {
  return titled.some((one) => one === name)
}
