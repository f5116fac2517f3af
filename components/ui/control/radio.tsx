import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & { aside?: ReactNode }

/** A native radio with its label as children. */
export function Radio({ className, children, aside, ...rest }: RadioProps) {
  return (
    <label className={cn('group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-faint', className)}>
      <RadioDot {...rest} className="translate-y-0.5" />
      <span className="min-w-0 grow text-base leading-normal">{children}</span>
      {aside ? <span className="shrink-0 text-sm leading-6 text-ink-faint tabular-nums">{aside}</span> : null}
    </label>
  )
}

export function RadioDot({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={cn(
        'size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface shadow-well',
        'transition-[border-color,border-width,box-shadow]',
        'group-hover:enabled:border-ink-soft checked:border-6 checked:border-action group-hover:enabled:checked:border-action-strong',
        'focus-visible:shadow-glow aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:checked:border-ink-faint',
        className,
      )}
    />
  )
}
