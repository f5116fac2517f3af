'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Alert } from '@/components/ui/feedback/alert'
import { sortByFieldOrder, listErrors, type ListedError } from './error-list'
import { fieldId, useFormId } from './form'

type ErrorSummaryProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  title: ReactNode
  /** Labels by field name, in field order; they tell equal messages apart. */
  labels?: Readonly<Record<string, string>>
  className?: string
}

/** All errors of the form. Takes the focus after a failed submit; each line links to its field. */
export function ErrorSummary<Values extends FieldValues, Output>({
  control,
  title,
  labels = {},
  className,
}: ErrorSummaryProps<Values, Output>) {
  const { errors, submitCount } = useFormState({ control })
  const formId = useFormId()
  const ref = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLSpanElement>(null)
  const listed = submitCount > 0 ? sortByFieldOrder(listErrors(errors), Object.keys(labels)) : []

  useEffect(() => {
    if (submitCount === 0) return
    // Focusing a summary taller than the viewport would show its middle.
    ref.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'nearest' })
  }, [submitCount])

  if (listed.length === 0) return null
  // Without a field there is nothing to check: the error is the title.
  const isAboutNoField = listed.every(isFormWide)
  if (isAboutNoField) {
    const text = listed.map(({ message }) => message).join(' ')
    return <Alert ref={ref} role="alert" tabIndex={-1} tone="danger" title={<span ref={start}>{text}</span>} className={className} />
  }
  return (
    <Alert ref={ref} role="alert" tabIndex={-1} tone="danger" title={<span ref={start}>{title}</span>} className={className}>
      <ul className="flex flex-col gap-1">
        {listed.map((error) => (
          <li key={error.name}>
            {isFormWide(error) ? error.message : <FieldLink id={fieldId(formId, error.name)}>{withLabel(error, labels)}</FieldLink>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Moves the focus by script, since a fragment would add a history entry. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  function focusField(event: MouseEvent) {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    const control = field.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
    control?.focus()
  }
  return (
    <a href={`#${id}`} onClick={focusField} className="inline-block py-0.5 font-medium underline underline-offset-4">
      {children}
    </a>
  )
}

function withLabel({ name, message }: ListedError, labels: Readonly<Record<string, string>>) {
  const label = labels[name]
  return label ? `${label}: ${message}` : message
}

function isFormWide(error: ListedError) {
  return error.name === 'root' || error.name.startsWith('root.')
}
