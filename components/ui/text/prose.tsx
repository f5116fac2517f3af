import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type ProseProps = ComponentProps<'div'> & { size?: 'small' | 'normal' }

/** Typography of rich text, see prose.css. */
export function Prose({ size = 'normal', className, ...rest }: ProseProps) {
  return <div {...rest} className={cn('prose', size === 'small' && 'prose-small', className)} />
}
