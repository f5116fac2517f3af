import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'
import { gap } from './gap'

const styles = cva('flex min-w-0 flex-wrap', {
  variants: {
    gap,
    align: { start: 'items-start', center: 'items-center', end: 'items-end', baseline: 'items-baseline', stretch: 'items-stretch' },
    justify: { start: '', center: 'justify-center', end: 'justify-end', between: 'justify-between' },
  },
  defaultVariants: { gap: '2xs', align: 'center', justify: 'start' },
})

type ClusterProps = HTMLAttributes<HTMLElement> & VariantProps<typeof styles> & { as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'footer' }

/** A row that wraps. */
export function Cluster({ as: Element = 'div', gap: step, align, justify, className, ...rest }: ClusterProps) {
  return <Element {...rest} className={cn(styles({ gap: step, align, justify }), className)} />
}
