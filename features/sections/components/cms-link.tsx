import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { PlainLink } from '@/lib/i18n/navigation'
import { resolveLink, type CmsLink as Link } from '@/lib/routing/links'

type CmsLinkProps = { link: Link; className?: string; prefetch?: false | null; children?: ReactNode }

/** A resolved CMS link: another site opens in a new tab, `mailto:` and `tel:` are plain anchors. */
export function CmsLink({ link, children = link.label, ...rest }: CmsLinkProps) {
  const { href, external } = resolveLink(link, useLocale())
  if (external) {
    return (
      <a {...anchorProps(rest)} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a {...anchorProps(rest)} href={href}>
        {children}
      </a>
    )
  }
  return (
    <PlainLink {...rest} href={href}>
      {children}
    </PlainLink>
  )
}

function anchorProps({ className }: { className?: string; prefetch?: false | null }) {
  return { className }
}
