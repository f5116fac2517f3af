'use client'

import { createContext, useContext, useId, type ComponentProps, type PointerEvent } from 'react'
import type { FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

const FormId = createContext('')

type FormProps<Values extends FieldValues, Output> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output>
}

/**
 * A form whose fields are checked by its schema instead of the browser. Sent before the script has loaded, it posts, so what was typed
 * never shows up in the address.
 */
export function Form<Values extends FieldValues, Output>({ form, onSubmit, children, ...rest }: FormProps<Values, Output>) {
  return (
    <FormId value={useId()}>
      <form method="post" {...rest} noValidate onPointerDown={keepDisplacedPress} onSubmit={form.handleSubmit(onSubmit)}>
        {children}
      </form>
    </FormId>
  )
}

/** How far a hand may slip during a press, px. */
const pressTolerancePx = 8

/**
 * A press on the button leaves the field that had the focus, and an error that is told there then pushes the button away from under the press: it
 * counts all the same.
 */
function keepDisplacedPress({ target, currentTarget: form, pointerId, clientX, clientY }: PointerEvent<HTMLFormElement>) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=submit]') : null
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return
  const end = new AbortController()
  const release = (up: globalThis.PointerEvent) => {
    if (up.pointerId !== pointerId) return
    end.abort()
    const isOnButton = up.target instanceof Node && button.contains(up.target)
    const isHeld = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= pressTolerancePx
    if (up.type === 'pointerup' && isHeld && !isOnButton) form.requestSubmit(button)
  }
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, release, { signal: end.signal })
}

/** The id of a field's control; unique on a page with two forms, and known to the error summary. */
export function useFieldId<Values extends FieldValues>(name: FieldPath<Values>): string {
  return fieldId(useContext(FormId), name)
}

export function useFormId(): string {
  return useContext(FormId)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}field-${name.replaceAll('.', '-')}`
}
