import { resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'

/** The home page in the edit mode, which begins with a fresh page: for `<a>`, not for `Link`. `more` opens something there. */
export function homeInEditMode(locale: LinkLocale, more: { newPage?: 'true'; editPanel?: 'pages' } = {}): string {
  const query = new URLSearchParams({ editPage: 'true', ...more })
  return `${resolveLink({ kind: 'route', target: '/' }, locale).href}?${query}`
}
