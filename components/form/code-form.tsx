'use client'

import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { cn } from '@/lib/cn'

/** The state of a code form. An error focuses its field. */
export function useCodeForm() {
  const inputRef = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  function showError(text: string) {
    setError(text)
    inputRef.current?.focus()
  }

  return { inputRef, code, setCode, error, showError, clearError: () => setError(undefined) }
}

type CodeFormProps = {
  form: ReturnType<typeof useCodeForm>
  label: string
  submitLabel: string
  busy: boolean
  onSubmit: () => void
  /** Shown without an error of the form. */
  notice?: string
  aside?: ReactNode
  onType?: () => void
} & Pick<ComponentProps<typeof Input>, 'maxLength' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'className'>

/** One field for a code beside its button: coupon, member card. */
export function CodeForm({ form, label, submitLabel, busy, onSubmit, notice, aside, onType, className, ...input }: CodeFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <Field id={useId()} label={label} aside={aside} error={form.error ?? notice}>
        {(control) => (
          <span className="flex flex-wrap items-stretch gap-2">
            <Input
              {...control}
              {...input}
              ref={form.inputRef}
              value={form.code}
              autoComplete="off"
              enterKeyHint="go"
              className={cn('min-w-0 grow basis-24', className)}
              onChange={(event) => {
                form.setCode(event.target.value)
                form.clearError()
                onType?.()
              }}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              {submitLabel}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
