'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { Card } from '@/components/ui/display/card'
import { contactId, type ContactField, type ContactForm } from '@/features/admin/phone-order/draft-form'
import { separateHouseNumber } from '@/lib/address/house-number'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'

type ContactFieldsProps = {
  title: string
  note: string
  contact: ContactForm
  /** Known once something was saved. */
  countries: OrderDraft['countries']
  /** Whether the e-mail address stays as it is, and is not shown. */
  isEmailFixed?: boolean
  errors: Readonly<Record<string, string>>
  onChange: (contact: ContactForm) => void
}

type TextField = { field: Exclude<ContactField, 'country'>; max: number; width: string; type?: 'email' | 'tel'; isOptional?: boolean }

const half = 'col-span-6 sm:col-span-3'
const fields: readonly TextField[] = [
  { field: 'firstName', max: 75, width: half },
  { field: 'lastName', max: 75, width: half },
  { field: 'contactEmail', max: 254, width: half, type: 'email' },
  { field: 'contactPhone', max: 40, width: half, type: 'tel' },
  { field: 'street', max: 75, width: 'col-span-6 sm:col-span-4' },
  { field: 'houseNumber', max: 15, width: 'col-span-3 sm:col-span-2' },
  { field: 'zipCode', max: 25, width: 'col-span-3 sm:col-span-2' },
  { field: 'city', max: 75, width: 'col-span-6 sm:col-span-4' },
  { field: 'companyName', max: 150, width: half, isOptional: true },
  { field: 'companyOIB', max: 20, width: half, isOptional: true },
]

/** A person with an address. The browser fills in nothing: it knows the employee. */
export function ContactFields({ title, note, contact, countries, isEmailFixed = false, errors, onChange }: ContactFieldsProps) {
  const t = useTranslations('admin.phoneOrder.contact')
  const address = useTranslations('address')
  const isKnown = countries.some(({ iso }) => iso === contact.country)

  // docs/rules/checkout.md#house-number
  function leaveStreet() {
    const separated = separateHouseNumber(contact)
    if (separated !== contact) onChange(separated)
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="contact-title" className="flex flex-col gap-4">
      <div>
        <h2 id="contact-title" className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft">{note}</p>
      </div>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        {fields
          .filter(({ field }) => !isEmailFixed || field !== 'contactEmail')
          .map(({ field, max, width, type, isOptional = false }) => (
            <Field
              key={field}
              id={contactId(field)}
              label={address(field)}
              error={errors[contactId(field)]}
              required={!isOptional}
              className={width}
            >
              {(control) => (
                <Input
                  {...control}
                  type={type ?? 'text'}
                  inputMode={type}
                  maxLength={max}
                  autoComplete="off"
                  value={contact[field]}
                  onChange={({ target }) => onChange({ ...contact, [field]: target.value })}
                  onBlur={field === 'street' ? leaveStreet : undefined}
                />
              )}
            </Field>
          ))}
        <Field id={contactId('country')} label={address('country')} error={errors[contactId('country')]} required className={half}>
          {(control) => (
            <Select
              {...control}
              value={contact.country}
              onChange={({ target }) => onChange({ ...contact, country: target.value, region: null })}
            >
              {isKnown ? null : <option value={contact.country}>{contact.country || t('countryMissing')}</option>}
              {countries.map(({ iso, name }) => (
                <option key={iso} value={iso}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  )
}
