'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { getPathname } from '@/lib/i18n/navigation'
import { buttonLook, type ButtonLook } from './button-look'

type LoadLinkButtonProps = Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { href: Parameters<typeof getPathname>[0]['href'] }

/** A link that loads its page anew instead of through the router: for a page whose content policy has guests of its own (server/entry/http/guests.ts). */
export function LoadLinkButton({ href, variant, size, wide, className, children, ...rest }: LoadLinkButtonProps) {
  const locale = useLocale()
  return (
    <a {...rest} href={getPathname({ href, locale })} className={cn(buttonLook({ variant, size, wide }), className)}>
      {children}
    </a>
  )
}
