import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { RadioDot } from './radio'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** At the end of the card, for instance a price. */
  aside?: ReactNode
  icon?: ReactNode
}

/** A radio as a card. CSS shows the children only while it is chosen. */
export function RadioCard({ title, description, aside, icon, className, children, ...rest }: RadioCardProps) {
  return (
    <div
      className={cn(
        'group/card rounded border border-line-strong bg-surface transition-[border-color,background-color,box-shadow]',
        'hover:border-ink-soft',
        'has-[>label_input:checked]:border-action has-[>label_input:checked]:bg-action-soft/40 has-[>label_input:checked]:ring-1',
        'has-[>label_input:checked]:ring-action has-[>label_input:checked]:ring-inset',
        'has-[>label_input:disabled]:border-line has-[>label_input:disabled]:bg-sunken has-[>label_input:disabled]:text-ink-faint',
        'has-[>label_input:focus-visible]:shadow-glow has-[>label_input:focus-visible]:outline-2',
        'has-[>label_input:focus-visible]:outline-offset-2 has-[>label_input:focus-visible]:outline-(--focus-ring)',
        className,
      )}
    >
      <label className="group flex min-h-14 items-start gap-3.5 px-4 py-4">
        <RadioDot {...rest} className="translate-y-0.5 focus-visible:shadow-none focus-visible:outline-none" />
        <span className="grid min-w-0 grow gap-y-0.5">
          <span className="flex flex-wrap gap-x-3.5 font-medium">
            <span className="min-w-0 grow basis-[8rem]">{title}</span>
            {aside ? <span className="tabular-nums">{aside}</span> : null}
          </span>
          {description ? <span className="text-sm text-ink-soft">{description}</span> : null}
        </span>
        {icon ? <span className="shrink-0 text-ink-soft max-sm:hidden [&_svg]:size-6">{icon}</span> : null}
      </label>
      {children ? <div className="hidden pr-4 pb-4 pl-12.5 group-has-[>label_input:checked]/card:block">{children}</div> : null}
    </div>
  )
}
