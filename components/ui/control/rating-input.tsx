import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type RatingInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'max'> & {
  legend: ReactNode
  name: string
  max?: number
  value?: number
  onRate?: (value: number) => void
  /** The accessible name of each star. */
  labelFor: (value: number) => string
}

/** Star radios; all stars up to the chosen one are filled. */
export function RatingInput({ legend, max = 5, value, onRate, labelFor, className, ...rest }: RatingInputProps) {
  return (
    <fieldset className={cn('flex flex-col gap-1', className)}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="inline-flex -translate-x-2 self-start">
        {Array.from({ length: max }, (_, index) => (
          <label
            key={index}
            className={cn(
              'relative inline-flex size-11 items-center justify-center rounded text-line-strong transition-colors',
              'has-[~label_input:checked]:text-accent-ink has-checked:text-accent-ink has-[~label_input:checked]:[&_svg]:fill-accent',
              'has-checked:[&_svg]:fill-accent',
              'has-[~label:hover]:text-accent-ink hover:text-accent-ink',
              'has-focus-visible:shadow-glow has-focus-visible:outline-2 has-focus-visible:outline-(--focus-ring)',
            )}
          >
            <input
              {...rest}
              type="radio"
              value={index + 1}
              checked={value === undefined ? undefined : value === index + 1}
              onChange={onRate ? () => onRate(index + 1) : undefined}
              className="sr-only"
            />
            <Icon name="star" className="stroke-[1.5] size-7 transition-colors" />
            <span className="sr-only">{labelFor(index + 1)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
