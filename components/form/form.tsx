'use client'

import { createContext, useContext, useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react'
import type { Control, FieldPath, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'
import { useSubmitOnce } from './use-submit-once'

const FormId = createContext('')

type FormProps<Values extends FieldValues, Output> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output>
}

/** A form validated by its schema instead of the browser. `method="post"` keeps input out of the address if it is sent before hydration. */
export function Form<Values extends FieldValues, Output>({ form, onSubmit, children, ...rest }: FormProps<Values, Output>) {
  const submit = useSubmitOnce(form.handleSubmit(onSubmit))
  return (
    <FormId value={useId()}>
      <form
        method="post"
        {...rest}
        noValidate
        onPointerDown={activateDisplacedPress}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event)
        }}
      >
        {children}
      </form>
    </FormId>
  )
}

/** How far the pointer may move during a press. */
const pressTolerancePx = 8

/** Of a consent a link in its label, else the label. Not text inputs, which a press focuses before anything moves. */
const pressable = 'a[href], button, label'

/** A press blurs a field, whose error may push the pressed control away from under the pointer (docs/rules/forms.md#displaced-press). */
function activateDisplacedPress({ target, button, pointerId, pointerType, clientX, clientY }: PointerEvent<HTMLFormElement>) {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
  if (!pressed || button !== 0 || pressed.matches(':disabled, [aria-disabled=true]')) return
  const { top } = pressed.getBoundingClientRect()
  const end = new AbortController()
  // A touch blurs the field only after its pointer is up, so its click shows what was met.
  const lastEvent = pointerType === 'touch' ? 'click' : 'pointerup'
  const release = (up: globalThis.MouseEvent) => {
    if (up.type !== 'click' && up instanceof globalThis.PointerEvent && up.pointerId !== pointerId) return
    end.abort()
    const isOnPressed = up.target instanceof Node && pressed.contains(up.target)
    const isStationary = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= pressTolerancePx
    // A control that stays may have opened something below the pointer.
    const hasMoved = pressed.getBoundingClientRect().top !== top
    if (up.type !== lastEvent || !isStationary || isOnPressed || !hasMoved) return
    // The click is not for what has moved under the finger.
    if (up.type === 'click') {
      up.preventDefault()
      up.stopPropagation()
    }
    pressed.click()
  }
  for (const type of [lastEvent, 'pointercancel'] as const) window.addEventListener(type, release, { capture: true, signal: end.signal })
}

/** The id of a field's control, unique among several forms of a page. */
export function useFieldId<Values extends FieldValues>(name: FieldPath<Values>): string {
  return fieldId(useContext(FormId), name)
}

export function useFormId(): string {
  return useContext(FormId)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}field-${name.replaceAll('.', '-')}`
}

/** The props of every bound field; error texts come from the form's schema. */
export type FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>
  name: Name
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  className?: string
}
