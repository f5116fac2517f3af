'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { longestInstructions, useInstructions } from '@/features/cart/session/order-note-store'

/** What the shopper wants the shop to know; it goes with the order. */
export function InstructionsBox() {
  const t = useTranslations('cart.instructions')
  const id = useId()
  const [text, write] = useInstructions()
  return (
    <Field id={id} label={t('label')} aside={t('optional')} hint={t('hint')}>
      {(control) => (
        <Textarea {...control} rows={2} maxLength={longestInstructions} value={text} onChange={(event) => write(event.target.value)} />
      )}
    </Field>
  )
}
