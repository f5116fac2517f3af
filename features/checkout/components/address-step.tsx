'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { InlineHtml } from '@/components/inline-html'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/link-button'
import type { CartRef } from '@/features/cart/cart-store'
import type { Country } from '@/lib/api/entities/address.schema'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { toastError } from '@/lib/toast'
import { keepDraft, startingForm } from '../address-draft'
import { addressSchema } from '../address-schema'
import { useSaveAddress } from '../mutations'
import { AddressFields } from './address-fields'

type AddressStepProps = {
  cartRef: CartRef
  guest: GuestUser | null
  countries: readonly Country[]
  consents: readonly Consent[]
  settings: CheckoutSettings
  digitalOnly: boolean
  onDone: () => void
}

export function AddressStep({ cartRef, guest, countries, consents, settings, digitalOnly, onDone }: AddressStepProps) {
  const t = useTranslations('checkout.address')
  const common = useTranslations('checkout')
  const forms = useTranslations('forms')
  const save = useSaveAddress(cartRef)
  const schema = addressSchema({
    lettersOnly: !settings.disableSpecialCharacterCheck,
    zipPatterns: new Map(countries.map(({ iso, zipPattern }) => [iso, zipPattern ?? ''])),
    requiredConsents: settings.disableConsentCheck ? [] : consents.filter(({ required }) => required).map(({ id }) => id),
  })
  const form = useZodForm(schema, startingForm(guest, settings.defaultCountry))
  const { control } = form
  const [differentBilling, isCompany, billingCountry] = form.watch(['differentBilling', 'isCompany', 'shipping.country'])

  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepDraft(form.getValues()))
    return unsubscribe
  }, [form])

  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await save.mutateAsync(values)
          onDone()
        } catch (error) {
          toastError(error)
        }
      }}
    >
      <Stack gap="lg">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={addressLabels(t, consents)} />
        <AddressFields control={control} at="shipping" countries={countries} />
        <Stack gap="sm">
          <CheckboxField control={control} name="differentBilling" label={t('different')} />
          {differentBilling ? (
            <fieldset className="flex flex-col gap-5 border-l-2 border-line pl-4 sm:pl-6">
              <legend className="sr-only">{t('billing')}</legend>
              <AddressFields control={control} at="billing" countries={countries} />
            </fieldset>
          ) : null}
          <CheckboxField control={control} name="isCompany" label={t('company')} />
          {isCompany ? (
            <div className="grid gap-5 border-l-2 border-line pl-4 sm:grid-cols-2 sm:pl-6">
              <TextField
                control={control}
                name="company.name"
                label={t('companyName')}
                autoComplete="organization"
                maxLength={150}
                required
              />
              <TextField
                control={control}
                name="company.oib"
                label={billingCountry === 'HR' ? t('companyOib') : t('companyOibForeign')}
                inputMode={billingCountry === 'HR' ? 'numeric' : 'text'}
                autoComplete="off"
                maxLength={20}
                required
              />
            </div>
          ) : null}
        </Stack>
        <fieldset className="flex flex-col gap-1 border-t border-line pt-5">
          <legend className="sr-only">{t('consents')}</legend>
          {consents.map(({ id, displayName, required }) => (
            <CheckboxField
              key={id}
              control={control}
              name={`consents.c${id}`}
              label={<InlineHtml html={displayName} />}
              required={required}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LinkButton href="/cart" variant="quiet">
            {common('backToCart')}
          </LinkButton>
          <SubmitButton control={control} size="lg" busy={save.isPending}>
            {digitalOnly ? t('submitDigital') : t('submit')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

/** What the fields are called in the summary of errors. */
function addressLabels(t: ReturnType<typeof useTranslations<'checkout.address'>>, consents: readonly Consent[]) {
  const names = {
    ...{ firstName: t('firstName'), lastName: t('lastName'), contactEmail: t('email'), contactPhone: t('phone') },
    ...{ street: t('street'), houseNumber: t('houseNumber'), zipCode: t('zipCode'), city: t('city'), country: t('country') },
  }
  const rows = Object.entries(names).flatMap(([name, label]) => [
    [`shipping.${name}`, label],
    [`billing.${name}`, `${t('billing')}, ${label}`],
  ])
  const agreed = consents.map(({ id, displayName }) => [`consents.c${id}`, displayName.replace(/<[^>]*>/g, '')])
  return Object.fromEntries([...rows, ...agreed, ['company.name', t('companyName')], ['company.oib', t('companyOib')]])
}
