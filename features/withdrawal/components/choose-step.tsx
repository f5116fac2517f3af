'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { refuseWrongQuantity } from '@/components/ui/quantity-field'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import { choose, type Choice } from '../choice'
import { ChoiceLine } from './choice-line'

export type Words = { name: string; words: string }

type ChooseStepProps = {
  lines: readonly WithdrawalLine[]
  choice: Choice
  words: Words
  onChoice: (choice: Choice) => void
  onWords: (words: Words) => void
  onNext: () => void
}

/** Which pieces go back, and who says so. What cannot go back says why. */
export function ChooseStep({ lines, choice, words, onChoice, onWords, onNext }: ChooseStepProps) {
  const t = useTranslations('withdrawal')
  const rules = useTranslations('forms.rules')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = Object.keys(choice).length === 0
  const isNameless = words.name.trim() === ''
  if (lines.every(({ pieces }) => pieces === 0)) {
    return (
      <>
        <Alert title={t('nothing.title')}>{t('nothing.text')}</Alert>
        <ul className="divide-y divide-line pt-4">
          {lines.map((line) => (
            <ChoiceLine key={line.lineId} line={line} quantity={0} onChange={() => {}} />
          ))}
        </ul>
      </>
    )
  }

  function next(event: FormEvent) {
    event.preventDefault()
    if (refuseWrongQuantity()) return
    setIsTried(true)
    if (!isEmpty && !isNameless) onNext()
  }

  return (
    <form onSubmit={next} noValidate className="flex flex-col gap-6">
      <fieldset aria-describedby={isTried && isEmpty ? 'choice-error' : undefined}>
        <legend className="pb-2 font-display text-xl font-semibold">{t('choose')}</legend>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <ChoiceLine
              key={line.lineId}
              line={line}
              quantity={choice[line.lineId] ?? 0}
              onChange={(quantity) => onChoice(choose(choice, line, quantity))}
            />
          ))}
        </ul>
        {isTried && isEmpty ? (
          <p id="choice-error" role="alert" className="pt-2 text-sm font-medium text-danger">
            {t('chooseOne')}
          </p>
        ) : null}
      </fieldset>
      <Field id="withdrawal-name" label={t('name')} required error={isTried && isNameless ? rules('required') : undefined}>
        {(control) => (
          <Input
            {...control}
            value={words.name}
            maxLength={150}
            autoComplete="name"
            onChange={(event) => onWords({ ...words, name: event.target.value })}
          />
        )}
      </Field>
      <Field id="withdrawal-words" label={t('words')} hint={t('wordsHint')}>
        {(control) => (
          <Textarea
            {...control}
            value={words.words}
            maxLength={1000}
            rows={3}
            onChange={(event) => onWords({ ...words, words: event.target.value })}
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
