import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** The attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type FieldProps = {
  id: string
  label: ReactNode
  labelHidden?: boolean
  /** At the end of the label's line, for instance "optional". */
  aside?: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, hint and error: `<Field id label>{(control) => <Input {...control} />}</Field>`. */
export function Field({ id, label, labelHidden, aside, hint, error, required, className, children }: FieldProps) {
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {aside ? <span className="text-sm text-ink-soft">{aside}</span> : null}
      </div>
      {children(fieldControl({ id, hint, error, required }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="pl-0.5 text-danger">
      *
    </span>
  )
}

/** The error and the hint, with the ids that fieldControl refers to. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error ? (
        <p id={errorId(id)} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="circle-exclamation-point" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId(id)} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </>
  )
}

export function fieldControl({ id, hint, error, required }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>): FieldControl {
  const notes = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ')
  return { id, required, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

function errorId(id: string) {
  return `${id}-error`
}

function hintId(id: string) {
  return `${id}-hint`
}
