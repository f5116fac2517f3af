import type { ComponentProps } from 'react'

type Href = string | { pathname: string; params?: { slug: string }; query?: Record<string, string> }

/** Stands in for `lib/i18n/navigation`: what the router was asked for, as `push /shop?zanr=5`; a navigation runs until `arrive`. */
export const navigations: string[] = []
let finish = () => {}

/** Ends the running navigation. */
export const arrive = () => finish()

const router = { push: (href: Href) => navigate('push', href), replace: (href: Href) => navigate('replace', href) }
export const useRouter = () => router
export const getPathname = ({ href }: { href: Href }) => textOf(href)

type LinkProps = ComponentProps<'a'> & { href: Href; prefetch?: boolean; scroll?: boolean }

/** Like Next's Link: navigates unless the click was prevented. */
export function Link({ href, prefetch: _prefetch, scroll: _scroll, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={textOf(href)}
      onClick={(event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        void navigate('push', href)
      }}
    >
      {children}
    </a>
  )
}

async function navigate(how: 'push' | 'replace', href: Href) {
  navigations.push(`${how} ${textOf(href)}`)
  await new Promise<void>((resolve) => (finish = resolve))
}

function textOf(href: Href) {
  if (typeof href === 'string') return href
  const path = href.pathname.replace('[slug]', href.params?.slug ?? '')
  return href.query ? `${path}?${decodeURIComponent(String(new URLSearchParams(href.query)))}` : path
}
