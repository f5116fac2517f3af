import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('grid min-w-0 grid-cols-1 gap-y-8', {
  variants: {
    /** start: a narrow column of filters before the content; end: a summary after it; half: two equal sides. */
    aside: {
      start: 'lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-14',
      end: 'lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-16',
      half: 'md:grid-cols-2 md:gap-x-8 lg:gap-x-14 xl:gap-x-20',
    },
  },
  defaultVariants: { aside: 'end' },
})

type SplitProps = VariantProps<typeof styles> & {
  content: ReactNode
  side: ReactNode
  /** The side column stays in view while the other scrolls. */
  sticky?: boolean
  className?: string
}

/** Two columns on a wide screen, stacked in reading order on a phone. */
export function Split({ aside = 'end', content, side, sticky = false, className }: SplitProps) {
  const sideColumn = <div className={cn('min-w-0', sticky && 'lg:sticky lg:top-24 lg:self-start')}>{side}</div>
  const contentColumn = <div className="min-w-0">{content}</div>
  return (
    <div className={cn(styles({ aside }), className)}>
      {aside === 'start' ? sideColumn : contentColumn}
      {aside === 'start' ? contentColumn : sideColumn}
    </div>
  )
}
