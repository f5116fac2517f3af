import type { ComponentProps } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'

type Step = { href: ComponentProps<typeof LinkButton>['href']; label: string } | null

/** Links to the neighbours of a page by keyset; nothing on an only page. */
export function KeysetPaging({ label, newer, older }: { label: string; newer: Step; older: Step }) {
  if (!newer && !older) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap justify-center gap-3">
      {newer ? (
        <LinkButton href={newer.href} rel="prev" variant="secondary">
          {newer.label}
        </LinkButton>
      ) : null}
      {older ? (
        <LinkButton href={older.href} rel="next" variant="secondary">
          {older.label}
        </LinkButton>
      ) : null}
    </nav>
  )
}
