import { useTranslations } from 'next-intl'

/** What a cache holds, in words; its name where it has none. */
export function useCacheTitle(name: string): string {
  const t = useTranslations('admin.caches.names')
  return isTitled(name) ? t(name) : name
}

const titled = [
  'pages',
  'compressed-pages',
  'compressed-lists',
  'compressed-router-data',
  'products',
  'product-lists',
  'facets',
  'finder',
  'pages-data',
  'posts-data',
  'post-lists',
  'events-data',
  'event-lists',
  'layout',
  'navigation',
  'options',
  'forms',
  'consents',
  'sites',
  'redirects',
] as const

function isTitled(name: string): name is (typeof titled)[number] {
  return titled.some((one) => one === name)
}
