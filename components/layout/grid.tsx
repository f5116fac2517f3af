import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('grid min-w-0', {
  variants: {
    /** Columns on a wide screen. */
    columns: {
      2: 'sm:grid-cols-2',
      3: 'sm:grid-cols-2 lg:grid-cols-3',
      4: 'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
      5: 'sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
      6: 'sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6',
    },
    /** Columns on a phone: one for cards with text, two for pictures, where the browser's font size leaves room for two. */
    phone: { 1: 'grid-cols-1', 2: 'grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))]' },
    gap: { sm: 'gap-3 sm:gap-4', md: 'gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10', lg: 'gap-x-5 gap-y-10 sm:gap-x-8 sm:gap-y-14' },
  },
  defaultVariants: { columns: 3, phone: 1, gap: 'md' },
})

type GridProps = HTMLAttributes<HTMLElement> & VariantProps<typeof styles> & { as?: 'div' | 'ul' | 'ol' }

export function Grid({ as: Element = 'div', columns, phone, gap, className, ...rest }: GridProps) {
  return <Element {...rest} className={cn(styles({ columns, phone, gap }), className)} />
}
