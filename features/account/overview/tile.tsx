import type { ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { Link } from '@/lib/i18n/navigation'
import type { AccountHref } from '@/features/account/account-pages'

type TileProps = { title: string; href: AccountHref; action: string; children: ReactNode }

/** Summarizes one part of the account; the whole tile links to it. */
export function Tile({ title, href, action, children }: TileProps) {
  return (
    <Card as="li" padding="md" interactive className="group flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <div className="grow text-ink-soft">{children}</div>
      <Link href={href} prefetch={false} className="stretched-link font-medium text-action underline-offset-4 group-hover:underline">
        {action}
      </Link>
    </Card>
  )
}
