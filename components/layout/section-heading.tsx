import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** A section's title and introduction, with a link to more at the end. */
export function SectionHeading({
  title,
  lead,
  more,
  className,
}: {
  title: ReactNode
  lead?: ReactNode
  more?: ReactNode
  className?: string
}) {
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8 sm:pb-10', className)}>
      <div className="flex max-w-2xl min-w-0 flex-col gap-2">
        {title}
        {lead}
      </div>
      {more}
    </div>
  )
}

export const moreLinkStyles =
  'group/more inline-flex min-h-11 shrink-0 items-center gap-2 font-medium text-action underline decoration-1 underline-offset-4 hover:text-action-strong hover:decoration-2'
