'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import type { selectedLines } from '@/features/withdrawal/selection'
import type { Declaration } from './select-step'

type ConfirmStepProps = {
  number: string
  selected: ReturnType<typeof selectedLines>
  declaration: Declaration
  email: string
  isBusy: boolean
  onBack: () => void
  onConfirm: () => void
}

/** The declaration as it will be sent. */
export function ConfirmStep({ number, selected, declaration, email, isBusy, onBack, onConfirm }: ConfirmStepProps) {
  const t = useTranslations('withdrawal')
  const title = useRef<HTMLHeadingElement>(null)

  // Moves the focus to the title of the new step.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="flex flex-col gap-6">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t('check')}
      </h2>
      <div className="rounded bg-paper p-5">
        <p>{t('declare', { number })}</p>
        <ul className="list-disc py-3 pl-5">
          {selected.map(({ line, quantity }) => (
            <li key={line.lineId}>
              {quantity} × {line.name}
            </li>
          ))}
        </ul>
        {declaration.words ? <p className="pb-3 whitespace-pre-line">{declaration.words}</p> : null}
        <p className="font-medium">{declaration.name}</p>
      </div>
      <p className="text-ink-soft">{t('receipt', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={isBusy} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button size="lg" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
