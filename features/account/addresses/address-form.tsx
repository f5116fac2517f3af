'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SelectField } from '@/components/form/fields/select-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useFieldErrors } from '@/components/form/use-field-errors'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { zipPatternsOf } from '@/lib/address/postal-code'
import { addressLabels, AddressFields } from '@/features/address/components/address-fields'
import { CompanyFields, companyNumberLabel } from '@/features/address/components/company-fields'
import { showFormError } from '@/components/form/show-form-error'
import type { Country } from '@/lib/api/entities/address.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { addressSchema, addressPurposes, type AddressValues } from './address-values'

type AddressFormProps = {
  title: string
  values: AddressValues
  countries: readonly Country[]
  lettersOnly: boolean
  onSave: (values: AddressValues) => Promise<unknown>
  onClose: () => void
}

/** Edits or adds one address; it replaces the list while it is open. */
export function AddressForm({ title, values, countries, lettersOnly, onSave, onClose }: AddressFormProps) {
  const t = useTranslations('account.addresses')
  const addressTexts = useTranslations('address')
  const forms = useTranslations('forms')
  const form = useZodForm(addressSchema({ lettersOnly, zipPatterns: zipPatternsOf(countries) }), values)
  const { control } = form
  const showFieldErrors = useFieldErrors(form, ['firstName', 'lastName', 'contactPhone', 'country', 'zipCode', 'companyName', 'companyOIB'])
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCompany, country] = form.watch(['isCompany', 'country'])
  // 'billing' belongs to single orders, so only an address that has this type already may keep it.
  const offered = values.type === 'billing' ? (['billing', ...addressPurposes] as const) : addressPurposes
  const labels = {
    ...addressLabels(addressTexts, (field) => field),
    companyName: addressTexts('companyName'),
    companyOIB: companyNumberLabel(addressTexts, country),
    type: t('purpose'),
  }
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card as="section" padding="lg" aria-labelledby="adresa">
      <h2 id="adresa" ref={heading} tabIndex={-1} className="mb-6 text-2xl focus-visible:outline-none">
        {title}
      </h2>
      <Form
        form={form}
        onSubmit={async (address) => {
          try {
            await onSave(address)
            onClose()
          } catch (error) {
            if (hasErrorCode(error, 'NOT_FOUND')) form.setError('root.server', { type: 'server', message: t('goneWhileEdited') })
            else if (!showFieldErrors(error)) showFormError(form, error)
          }
        }}
      >
        <Stack gap="lg">
          <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
          <AddressFields control={control} nameOf={(field) => field} autofill="section-book shipping" countries={countries} />
          <Stack gap="sm">
            <CheckboxField control={control} name="isCompany" label={t('isCompany')} />
            {isCompany ? (
              <CompanyFields
                control={control}
                names={{ name: 'companyName', number: 'companyOIB' }}
                country={country}
                className="border-l-2 border-line pl-4 sm:pl-6"
              />
            ) : null}
          </Stack>
          <SelectField
            control={control}
            name="type"
            label={labels.type}
            hint={t('purposeHint')}
            options={offered.map((purpose) => ({ value: purpose, label: t(`purposes.${purpose}`) }))}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton control={control}>{t('save')}</SubmitButton>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
