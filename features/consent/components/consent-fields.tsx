'use client'

import { useTranslations } from 'next-intl'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { cn } from '@/lib/cn'
import type { Consent } from '@/lib/api/entities/consent.schema'

type ConsentFieldsProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>
  consents: readonly Consent[]
  /** The form field of a consent. */
  name: (id: number) => Name
  className?: string
}

/** docs/rules/forms.md#required-consents */
export function ConsentFields<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: ConsentFieldsProps<Values, Name, Output>,
) {
  const { control, consents, name, className } = props
  const t = useTranslations('forms')
  if (consents.length === 0) return null
  return (
    <fieldset className={cn('flex flex-col gap-1', className)}>
      <legend className="sr-only">{t('consents')}</legend>
      {consents.map(({ id, displayName, required }) => (
        <CheckboxField key={id} control={control} name={name(id)} label={<InlineHtml html={displayName} />} required={required} />
      ))}
    </fieldset>
  )
}
