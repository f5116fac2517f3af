import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

export type BackHref = '/profile' | '/profile/orders' | '/profile/security'

/** Links to the parent page. */
export function BackLink({ href, className, children }: { href: BackHref; className?: string; children: ReactNode }) {
  return (
    <p className={className}>
      <Link
        href={href}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-action underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" className="size-5" />
        {children}
      </Link>
    </p>
  )
}
