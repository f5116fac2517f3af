import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { description?: ReactNode }

/** A switch with its label as children; takes effect at once. */
export function Switch({ description, className, children, ...rest }: SwitchProps) {
  return (
    <label className={cn('group flex min-h-11 items-start justify-between gap-6 py-2 has-disabled:text-ink-faint', className)}>
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{children}</span>
        {description ? <span className="text-sm text-ink-soft">{description}</span> : null}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has the checked state itself
          role="switch"
          className={cn(
            'peer absolute inset-0 appearance-none rounded-full border border-line-strong bg-sunken shadow-well',
            'transition-[background-color,border-color,box-shadow]',
            'group-hover:enabled:border-ink-soft checked:border-action checked:bg-action focus-visible:shadow-glow',
            'disabled:border-line disabled:checked:bg-ink-faint',
          )}
        />
        <span
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-surface shadow-soft ring-1 ring-line-strong',
            'transition-[translate] peer-checked:translate-x-5 peer-checked:ring-0',
          )}
        />
      </span>
    </label>
  )
}
