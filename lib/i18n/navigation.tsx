import { useLocale } from 'next-intl'
import { permanentRedirect as permanentRedirectTo } from 'next/navigation'
import type { ComponentProps } from 'react'
import { pathOf, type Href } from '@/lib/routing/href'
import type { Locale } from './routing'

/** With `localized-router.ts`, the only module that imports next/navigation. */
export { notFound, useSearchParams } from 'next/navigation'
export { usePathname, usePlainPathname, usePlainRouter, useRouter } from './localized-router'
export type { Href }
/** Takes an address. */
export { permanentRedirectTo }

export function getPathname({ href, locale }: { href: Href; locale: Locale }): string {
  return pathOf(href, locale)
}

export function permanentRedirect({ href, locale }: { href: Href; locale: Locale }): never {
  return permanentRedirectTo(pathOf(href, locale))
}

/** What a link asks of the router, written in `data-link` as words (docs/rules/storefront.md#links). */
export type LinkOptions = {
  /** `false`: never before the press. `'idle'`: once the browser is idle. Otherwise under the pointer. */
  prefetch?: false | 'idle' | undefined
  /** Takes the place of the current page in the history. */
  replace?: boolean | undefined
  /** `false`: the page stays where it is scrolled to. */
  scroll?: boolean | undefined
}

type PlainLinkProps = ComponentProps<'a'> & LinkOptions & { href: string }

/**
 * A link to a page of this program: an anchor, which `FollowLinks` follows without loading the page anew. It has no code of its own in the browser, so the
 * server sends it once, as HTML (docs/decisions/071-links-are-anchors.md).
 */
export function Link({ href, ...rest }: Omit<PlainLinkProps, 'href'> & { href: Href }) {
  return <PlainLink {...rest} href={getPathname({ href, locale: useLocale() })} />
}

/** A link to an address that is localized already, such as those of the CMS. */
export function PlainLink({ prefetch, replace, scroll, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} data-link={linkWords({ prefetch, replace, scroll })}>
      {children}
    </a>
  )
}

function linkWords({ prefetch, replace = false, scroll = true }: LinkOptions): string {
  const fetching = prefetch === false ? 'unfetched' : prefetch
  return [fetching, replace && 'replace', !scroll && 'unscrolled'].filter(Boolean).join(' ')
}

/** Reads what `data-link` says. `null`: not a link of the router. */
export function linkOptions(anchor: HTMLAnchorElement): LinkOptions | null {
  const words = anchor.dataset.link?.split(' ')
  if (!words) return null
  return {
    prefetch: words.includes('unfetched') ? false : words.includes('idle') ? 'idle' : undefined,
    replace: words.includes('replace'),
    scroll: !words.includes('unscrolled'),
  }
}
