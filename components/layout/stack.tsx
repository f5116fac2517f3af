import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'
import { gap } from './gap'

const styles = cva('flex min-w-0 flex-col', {
  variants: {
    gap,
    align: { stretch: '', start: 'items-start', center: 'items-center text-center', end: 'items-end' },
  },
  defaultVariants: { gap: 'sm', align: 'stretch' },
})

type StackProps = HTMLAttributes<HTMLElement> & VariantProps<typeof styles> & { as?: 'div' | 'ul' | 'ol' | 'li' | 'fieldset' | 'header' }

/** A column. */
export function Stack({ as: Element = 'div', gap: step, align, className, ...rest }: StackProps) {
  return <Element {...rest} className={cn(styles({ gap: step, align }), className)} />
}
