import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { controlVariants, type ControlVariants } from './control-variants'

type InputProps = ComponentProps<'input'> & ControlVariants & { start?: ReactNode; end?: ReactNode }

/** start holds an icon; end holds a unit or a small button. */
export function Input({ controlSize, start, end, className, ...rest }: InputProps) {
  const classes = controlVariants({ controlSize })
  if (!start && !end) return <input {...rest} className={cn(classes, className)} />
  return (
    <span className={cn('relative block', className)}>
      {start ? (
        <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-faint [&_svg]:size-5">
          {start}
        </span>
      ) : null}
      <input {...rest} className={cn(classes, start && 'indent-7.5', end && 'pr-12')} />
      {end ? <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center text-ink-soft">{end}</span> : null}
    </span>
  )
}
