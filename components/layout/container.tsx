import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const styles = cva('mx-auto w-full px-gutter', {
  variants: {
    width: { page: 'max-w-page', narrow: 'max-w-4xl', prose: 'max-w-3xl', form: 'max-w-xl', full: '' },
  },
  defaultVariants: { width: 'page' },
})

type ContainerProps = ComponentProps<'div'> & VariantProps<typeof styles>

/** Centres its content with a gutter at the edges. */
export function Container({ width, className, ...rest }: ContainerProps) {
  return <div {...rest} className={cn(styles({ width }), className)} />
}
