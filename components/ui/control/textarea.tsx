import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlVariants } from './control-variants'

/** Grows with its text where the browser supports it; `rows` is the minimum. */
export function Textarea({ rows = 4, className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
      className={cn(controlVariants(), 'field-sizing-content max-h-96 resize-y', className)}
    />
  )
}
