import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type ProseProps = ComponentProps<'div'> & { size?: 'small' | 'normal' }

/** Book typography for rich text; its rules are in prose.css. */
export function Prose({ size = 'normal', className, ...rest }: ProseProps) {
  return <div {...rest} className={cn('prose', size === 'small' && 'prose-small', className)} />
}
