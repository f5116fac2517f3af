'use client'

import { useLocale } from 'next-intl'
import { usePathname as usePlainPathname, useRouter as usePlainRouter } from 'next/navigation'
import { useMemo } from 'react'
import { pathOf, type Href } from '@/lib/routing/href'
import { matchRoute } from '@/lib/routing/match-route'
import { defaultLocale } from '@/lib/routing/paths'

/** The path as the address has it; navigation to an address, such as the return path after signing in. */
export { usePlainPathname, usePlainRouter }

/** The route of the page; its path without the language's prefix where no route has it. */
export function usePathname(): string {
  const [pathname, locale] = [usePlainPathname(), useLocale()]
  const segments = pathname.split('/').filter(Boolean)
  if (locale !== defaultLocale) segments.shift()
  return matchRoute(segments, locale)?.route ?? `/${segments.join('/')}`
}

/** Next's router for routes of the page's language. */
export function useRouter() {
  const [router, locale] = [usePlainRouter(), useLocale()]
  return useMemo(
    () => ({
      ...router,
      push: (href: Href, options?: NavigateOptions) => router.push(pathOf(href, locale), options),
      replace: (href: Href, options?: NavigateOptions) => router.replace(pathOf(href, locale), options),
    }),
    [router, locale],
  )
}

type NavigateOptions = Parameters<ReturnType<typeof usePlainRouter>['push']>[1]
