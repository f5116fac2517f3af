'use client'

import { Icon } from '@/components/ui/icon/icon'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { parseQuantity, quantityAfterKey } from './parse-quantity'
import { hideInvalidQuantity, showInvalidQuantity } from './invalid-quantity'

type QuantityStepperProps = {
  value: number
  onChange: (quantity: number) => void
  /** A larger number than `max` was typed and lowered; receives the typed one. */
  onCapped?: (typed: number) => void
  /** The input has become invalid, or valid again, which the caller shows beside the field; without it a toast does. */
  onInvalid?: (isInvalid: boolean) => void
  label: string
  decreaseLabel: string
  increaseLabel: string
  min?: number
  max?: number
  name?: string
  id?: string
  disabled?: boolean
  'aria-describedby'?: string
  className?: string
}

/** The text being typed and the quantity before it. */
type TypedQuantity = { text: string; from: number }

/**
 * A quantity field with two buttons. Typing applies at once; blur or Enter normalizes the text, Escape reverts it. Invalid input changes nothing and stays
 * visible (docs/rules/storefront.md#quantity-input).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    onCapped,
    onInvalid,
    label,
    decreaseLabel,
    increaseLabel,
    min = 1,
    max = Infinity,
    disabled,
    className,
    ...input
  } = props
  const limits = { min, max }
  const [draft, setDraft] = useState<TypedQuantity | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Takes over what was typed or counted before hydration.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed === String(value)) return
    type(typed)
    if (field.current !== document.activeElement) commit(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  function write(next: TypedQuantity | null, quantity: number) {
    setDraft(next)
    markInvalid(false)
    if (quantity !== value) onChange(quantity)
  }

  function markInvalid(isNow: boolean) {
    if (isNow === isInvalid) return
    setIsInvalid(isNow)
    if (onInvalid) onInvalid(isNow)
    else if (isNow) showInvalidQuantity()
    else hideInvalidQuantity()
  }

  function change(quantity: number) {
    write(null, quantity)
  }

  function type(text: string) {
    const from = draft?.from ?? value
    write({ text, from }, parseQuantity(text, limits) ?? from)
  }

  function commitDraft() {
    if (draft !== null) commit(draft.text)
  }

  function commit(text: string) {
    const quantity = parseQuantity(text, limits)
    if (quantity !== null) {
      change(quantity)
      const typed = Number(text)
      if (typed > max) onCapped?.(typed)
      return
    }
    markInvalid(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      return commitDraft()
    }
    if (event.key === 'Escape') return change(draft?.from ?? value)
    const next = quantityAfterKey(event.key, value, limits)
    if (next === null) return
    event.preventDefault()
    change(next)
  }

  return (
    <span
      className={cn(
        'inline-flex h-12 items-stretch rounded border bg-surface transition-[border-color,box-shadow]',
        'focus-within:border-action focus-within:shadow-glow focus-within:outline-2 focus-within:-outline-offset-1',
        'focus-within:outline-(--focus-ring)',
        disabled ? 'border-line bg-sunken text-ink-faint' : isInvalid ? 'border-danger' : 'border-line-strong hover:border-ink-soft',
        className,
      )}
    >
      <StepButton step={-1} label={decreaseLabel} disabled={disabled || value <= min} onClick={() => change(value - 1)}>
        <Icon name="minus" className="size-4" />
      </StepButton>
      <input
        {...input}
        ref={field}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-invalid={isInvalid || undefined}
        disabled={disabled}
        value={draft?.text ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={commitDraft}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        className="w-11 min-w-0 bg-transparent text-center font-medium tabular-nums focus-visible:shadow-none focus-visible:outline-none"
      />
      <StepButton step={1} label={increaseLabel} disabled={disabled || value >= max} onClick={() => change(value + 1)}>
        <Icon name="plus" className="size-4" />
      </StepButton>
    </span>
  )
}

type StepButtonProps = { step: 1 | -1; label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

/** Pressed before hydration, it changes the text of the field, which the stepper takes over (lib/browser/inline-scripts/early-script.ts). */
function StepButton({ step, label, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      {...replayEarlyClicks}
      data-step={step}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'inline-flex w-11 items-center justify-center rounded text-ink-soft transition-colors hover:text-action',
        'focus-visible:shadow-none focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:text-line-strong',
      )}
    >
      {children}
    </button>
  )
}
