import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { PlainLink, type LinkOptions } from '@/lib/i18n/navigation'
import { resolveLink, type CmsLink as Link } from '@/lib/routing/links'

type CmsLinkProps = Pick<LinkOptions, 'prefetch'> & { link: Link; className?: string; children?: ReactNode }

/** A resolved CMS link: another site opens in a new tab, `mailto:` and `tel:` are plain anchors. */
export function CmsLink({ link, prefetch, children = link.label, ...rest }: CmsLinkProps) {
  const { href, external } = resolveLink(link, useLocale())
  if (external) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  return (
    <PlainLink {...rest} href={href} prefetch={prefetch}>
      {children}
    </PlainLink>
  )
}
