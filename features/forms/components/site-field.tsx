import type { Control } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { TextareaField } from '@/components/form/fields/textarea-field'
import { maxLengthOf, type FormField } from '@/lib/api/entities/form.schema'
import type { FormValues } from '../form-values'

type SiteFieldProps = { control: Control<FormValues, unknown, FormValues>; field: FormField; placeholder: string }

/** Autofill and keyboard hints. */
const inputProps = {
  text: { autoComplete: 'off' },
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

export function SiteField({ control, field, placeholder }: SiteFieldProps) {
  const { kind, label, required, options } = field
  const shared = { control, name: `answers.${field.name}`, label, required, hint: field.hint || undefined } as const
  switch (kind) {
    case 'flag':
      return <CheckboxField {...shared} />
    case 'choice':
      return <SelectField {...shared} options={options} placeholder={placeholder} />
    case 'longText':
      return <TextareaField {...shared} rows={6} countedTo={maxLengthOf(field)} />
    case 'text':
    case 'name':
    case 'email':
    case 'phone':
      return <TextField {...shared} {...inputProps[kind]} maxLength={maxLengthOf(field)} />
  }
  return kind satisfies never
}
