import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** At the end of the line, for instance a count. */
  aside?: ReactNode
}

/** A native checkbox with its label as children. Without children it needs an aria-label. */
export function Checkbox({ className, children, aside, ...rest }: CheckboxProps) {
  return (
    <label className={cn('group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-faint', className)}>
      <span className="relative inline-grid size-5 shrink-0 translate-y-0.5 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className={cn(
            'peer absolute inset-0 appearance-none rounded border border-line-strong bg-surface shadow-well',
            'transition-[border-color,background-color,box-shadow]',
            'group-hover:enabled:border-ink-soft checked:border-action checked:bg-action group-hover:enabled:checked:bg-action-strong',
            'focus-visible:shadow-glow aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:checked:bg-ink-faint',
          )}
        />
        <Icon
          name="check"
          className={cn(
            'stroke-3',
            'pointer-events-none relative size-3.5 scale-50 text-on-action opacity-0 transition peer-checked:scale-100',
            'peer-checked:opacity-100',
          )}
        />
      </span>
      {children ? <span className="min-w-0 grow text-base leading-normal">{children}</span> : null}
      {aside ? <span className="shrink-0 text-sm leading-6 text-ink-faint tabular-nums">{aside}</span> : null}
    </label>
  )
}
