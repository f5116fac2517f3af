'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import { selectedLines, selectLine, type Selection } from '@/features/withdrawal/selection'
import { SelectableLine } from './selectable-line'

export type Declaration = { name: string; words: string }

type SelectStepProps = {
  lines: readonly WithdrawalLine[]
  selection: Selection
  declaration: Declaration
  onSelect: (selection: Selection) => void
  onDeclaration: (declaration: Declaration) => void
  onNext: () => void
}

/** Selects quantities to return and takes the declaration; excluded lines show their reason. */
export function SelectStep({ lines, selection, declaration, onSelect, onDeclaration, onNext }: SelectStepProps) {
  const t = useTranslations('withdrawal')
  const rules = useTranslations('forms.rules')
  const [hasTried, setHasTried] = useState(false)
  const isEmpty = selectedLines(lines, selection).length === 0
  const isNameless = declaration.name.trim() === ''

  function next(event: FormEvent) {
    event.preventDefault()
    if (rejectInvalidQuantity()) return
    setHasTried(true)
    if (!isEmpty && !isNameless) onNext()
  }

  return (
    <form onSubmit={next} noValidate className="flex flex-col gap-6">
      <fieldset aria-describedby={hasTried && isEmpty ? 'choice-error' : undefined}>
        <legend className="pb-2 font-display text-xl font-semibold">{t('choose')}</legend>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <SelectableLine
              key={line.lineId}
              line={line}
              quantity={Math.min(selection[line.lineId] ?? 0, line.pieces)}
              onChange={(quantity) => onSelect(selectLine(selection, line, quantity))}
            />
          ))}
        </ul>
        {hasTried && isEmpty ? (
          <p id="choice-error" role="alert" className="pt-2 text-sm font-medium text-danger">
            {t('chooseOne')}
          </p>
        ) : null}
      </fieldset>
      <Field id="withdrawal-name" label={t('name')} required error={hasTried && isNameless ? rules('required') : undefined}>
        {(control) => (
          <Input
            {...control}
            value={declaration.name}
            maxLength={150}
            autoComplete="name"
            onChange={(event) => onDeclaration({ ...declaration, name: event.target.value })}
          />
        )}
      </Field>
      <Field id="withdrawal-words" label={t('words')} hint={t('wordsHint')}>
        {(control) => (
          <Textarea
            {...control}
            value={declaration.words}
            maxLength={1000}
            rows={3}
            onChange={(event) => onDeclaration({ ...declaration, words: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="lg">
          {t('next')}
        </Button>
      </div>
    </form>
  )
}
