import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlVariants, type ControlVariants } from './control-variants'

type SelectProps = ComponentProps<'select'> & ControlVariants

/** A native select. */
export function Select({ controlSize, className, children, ...rest }: SelectProps) {
  return (
    <span className={cn('relative block', className)}>
      <select {...rest} className={cn(controlVariants({ controlSize }), 'appearance-none pr-10 text-ellipsis')}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
