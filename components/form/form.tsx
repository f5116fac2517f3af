'use client'

import { createContext, useContext, useId, type ComponentProps } from 'react'
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
      <form method="post" {...rest} noValidate onSubmit={form.handleSubmit(onSubmit)}>
        {children}
      </form>
    </FormId>
  )
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
