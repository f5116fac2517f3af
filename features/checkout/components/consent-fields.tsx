'use client'

import { useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { InlineHtml } from '@/components/inline-html'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { AddressForm, AddressValues } from '../address-schema'

type ConsentFieldsProps = { control: Control<AddressForm, unknown, AddressValues>; consents: readonly Consent[] }

/** What must be agreed to, marked with an asterisk, and what may be (SPEC 5). Nothing is ticked beforehand. */
export function ConsentFields({ control, consents }: ConsentFieldsProps) {
  const t = useTranslations('checkout.address')
  if (consents.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-1 border-t border-line pt-5">
      <legend className="sr-only">{t('consents')}</legend>
      {consents.map(({ id, displayName, required }) => (
        <CheckboxField key={id} control={control} name={`consents.c${id}`} label={<InlineHtml html={displayName} />} required={required} />
      ))}
    </fieldset>
  )
}
