'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { maxNoteLength, useOrderNote } from '@/features/cart/session/order-note-store'

/** docs/rules/cart.md#order-note */
export function OrderNoteField({ cartId }: { cartId: string }) {
  const t = useTranslations('cart.instructions')
  const id = useId()
  const [text, write] = useOrderNote(cartId)
  return (
    <Field id={id} label={t('label')} aside={t('optional')} hint={t('hint')}>
      {(control) => (
        <Textarea {...control} rows={2} maxLength={maxNoteLength} value={text} onChange={(event) => write(event.target.value)} />
      )}
    </Field>
  )
}
