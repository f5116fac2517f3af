'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { getPathname, type Href } from '@/lib/i18n/navigation'
import { buttonVariants, type ButtonVariants } from './button-variants'

type ReloadLinkButtonProps = Omit<ComponentProps<'a'>, 'href'> & ButtonVariants & { href: Href }

/** A link that loads a new document instead of using the router, for a page with CSP sources of its own (server/entry/http/security/csp-sources.ts). */
export function ReloadLinkButton({ href, variant, size, wide, className, children, ...rest }: ReloadLinkButtonProps) {
  const locale = useLocale()
  return (
    <a {...rest} href={getPathname({ href, locale })} className={cn(buttonVariants({ variant, size, wide }), className)}>
      {children}
    </a>
  )
}
