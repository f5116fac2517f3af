import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('relative min-w-0 rounded', {
  variants: {
    tone: {
      surface: 'border border-line bg-surface shadow-soft',
      outline: 'border border-line',
      sunken: 'bg-sunken',
      accent: 'bg-accent-soft',
      inverse: 'on-inverse',
    },
    padding: { none: 'overflow-hidden', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8 lg:p-10' },
    /** The whole card is clickable; its link has the stretched-link utility. */
    interactive: { true: 'transition-shadow hover:shadow-lift has-[a:focus-visible]:shadow-lift', false: '' },
  },
  defaultVariants: { tone: 'surface', padding: 'md', interactive: false },
})

type CardProps = HTMLAttributes<HTMLElement> & VariantProps<typeof styles> & { as?: 'div' | 'article' | 'section' | 'aside' | 'li' }

export function Card({ as: Element = 'div', tone, padding, interactive, className, ...rest }: CardProps) {
  return <Element {...rest} className={cn(styles({ tone, padding, interactive }), className)} />
}
