import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Container } from './container'

const styles = cva('', {
  variants: {
    space: { none: '', page: 'pt-6 pb-section sm:pt-8', md: 'py-10 sm:py-12', lg: 'py-section' },
    tone: { paper: '', surface: 'bg-surface', sunken: 'bg-sunken', accent: 'bg-accent-soft', inverse: 'on-inverse' },
    /** Far below the fold: laid out only near the viewport, which saves work on slow phones. */
    below: { true: '[contain-intrinsic-size:auto_44rem] [content-visibility:auto]' },
  },
  defaultVariants: { space: 'lg', tone: 'paper' },
})

type SectionProps = ComponentProps<'section'> & VariantProps<typeof styles> & Pick<ComponentProps<typeof Container>, 'width'>

/** A full-width band with centred content and the page's vertical spacing. */
export function Section({ space, tone, below, width, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cn(styles({ space, tone, below }), className)}>
      <Container width={width}>{children}</Container>
    </section>
  )
}
