import { cva, type VariantProps } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

export const chipVariants = cva(
  [
    'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors',
    'sm:pointer-fine:min-h-9',
  ],
  {
    variants: {
      selected: {
        true: 'border-action bg-action text-on-action hover:border-action-strong hover:bg-action-strong',
        false: 'border-line-strong bg-surface text-ink hover:border-ink',
      },
    },
    defaultVariants: { selected: false },
  },
)

type ChipVariants = VariantProps<typeof chipVariants>

/** A toggle that takes effect at once. */
export function Chip({ selected, type = 'button', className, ...rest }: ComponentProps<'button'> & ChipVariants) {
  return <button {...rest} type={type} aria-pressed={selected ?? false} className={cn(chipVariants({ selected }), className)} />
}

/** A toggle with an address of its own. */
export function ChipLink({ selected, className, ...rest }: ComponentProps<typeof Link> & ChipVariants) {
  return <Link {...rest} aria-current={selected ? 'true' : undefined} className={cn(chipVariants({ selected }), className)} />
}

type RemovableChipProps = ComponentProps<typeof Link> & { removeLabel: string }

/** An active filter whose link removes it; screen readers read removeLabel before the text. */
export function RemovableChip({ removeLabel, className, children, ...rest }: RemovableChipProps) {
  return (
    <Link {...rest} className={cn(chipVariants({ selected: false }), 'group max-w-full pr-3 whitespace-normal!', className)}>
      <span className="sr-only">{removeLabel}</span>
      {children}
      <Icon name="x" className="size-4 text-ink-faint transition-colors group-hover:text-ink" />
    </Link>
  )
}
