import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { fieldControl, FieldNotes, RequiredMark } from './field'

type RadioGroupProps = {
  id: string
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  error?: string
  required?: boolean
  spacing?: 'cards' | 'tight'
  className?: string
  children: ReactNode
}

/** Radios with a legend, hint and error. */
export function RadioGroup({ id, legend, legendHidden, hint, error, required, spacing = 'cards', className, children }: RadioGroupProps) {
  const control = fieldControl({ id, hint, error, required })
  return (
    <fieldset id={id} aria-describedby={control['aria-describedby']} className={cn('flex min-w-0 flex-col', className)}>
      <legend className={cn(legendHidden ? 'sr-only' : 'pb-2 text-sm font-medium')}>
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={cn('flex flex-col', spacing === 'cards' ? 'gap-3' : 'gap-0')}>{children}</div>
      <div className="flex flex-col gap-1 pt-2 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}
