import { Icon } from '@/components/ui/icon/icon'
import { cn } from '@/lib/cn'

type StepsProps = { steps: readonly string[]; current: number; label: string; doneLabel: string; className?: string }

/** A step indicator; `current` counts from 0. */
export function Steps({ steps, current, label, doneLabel, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cn('flex items-center gap-2 sm:gap-3', className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn('flex items-center gap-2 sm:gap-3', index > 0 && 'grow', index === current ? 'text-ink' : 'text-ink-soft')}
        >
          {index > 0 ? (
            <span aria-hidden="true" className={cn('h-px min-w-0 grow basis-3', index <= current ? 'bg-action' : 'bg-line-strong')} />
          ) : null}
          <span
            aria-hidden="true"
            className={cn(
              'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums',
              index < current && 'bg-action text-on-action',
              index === current && 'bg-accent text-on-accent',
              index > current && 'border border-line-strong',
            )}
          >
            {index < current ? <Icon name="check" className="stroke-3 size-4" /> : index + 1}
          </span>
          <span className={cn('text-sm font-medium', index !== current && 'max-sm:sr-only')}>
            {step}
            {index < current ? <span className="sr-only">, {doneLabel}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
